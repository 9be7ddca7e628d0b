import { circle, rect, shape, stroke } from './sheet.ts'

export type Paint = { hull: string; stripe: string; cabin: string; glass: string; line: string }

/** A wooden fishing boat with a wheelhouse aft; about 300 wide, its waterline at 0. */
export const fishingBoat = ({ hull, stripe, cabin, glass, line }: Paint): string =>
  [
    stroke('M40 -58 L40 -262', line, 6),
    stroke('M40 -240 L-128 -66 M40 -240 L142 -84', line, 2.4),
    stroke('M40 -112 L126 -190', line, 5),
    stroke('M126 -190 L132 -86', line, 1.8),
    rect(-104, -136, 92, 82, cabin, 'rx="6"'),
    rect(-112, -146, 108, 13, line, 'rx="4"'),
    rect(-92, -122, 30, 26, glass, 'rx="3"'),
    rect(-54, -122, 30, 26, glass, 'rx="3"'),
    shape(
      'M-158 -66 C-90 -48 60 -46 168 -92 C160 -50 142 -8 118 12 L-126 12 C-146 -12 -156 -40 -158 -66 Z',
      hull,
    ),
    shape('M-158 -66 C-90 -48 60 -46 168 -92 L166 -80 C60 -34 -90 -36 -156 -53 Z', stripe),
    circle(-86, -24, 12, line, 'opacity=".55"'),
    circle(-28, -22, 12, line, 'opacity=".55"'),
    circle(30, -24, 12, line, 'opacity=".55"'),
  ].join('')

/** A rowing boat, empty; about 150 wide. */
export const rowingBoat = ({ hull, stripe, line }: Pick<Paint, 'hull' | 'stripe' | 'line'>): string =>
  [
    shape('M-78 -30 C-40 -18 40 -18 80 -38 C74 -14 62 0 46 8 L-52 8 C-66 -2 -76 -14 -78 -30 Z', hull),
    shape('M-78 -30 C-40 -18 40 -18 80 -38 L78 -30 C40 -10 -40 -10 -76 -22 Z', stripe),
    stroke('M-16 -22 L-70 -62 M12 -22 L74 -66', line, 4),
  ].join('')

/** A pilot boat at speed, bow up; about 300 wide. */
export const pilotBoat = ({ hull, stripe, cabin, glass, line }: Paint): string =>
  [
    stroke('M-30 -132 L-30 -206 M-58 -176 L0 -176', line, 4),
    circle(-30, -210, 7, stripe),
    shape(
      'M-92 -62 L-84 -130 C-82 -140 -76 -144 -66 -144 L10 -144 C22 -144 28 -138 34 -128 L66 -62 Z',
      cabin,
    ),
    shape(
      'M-76 -96 L-72 -126 L-30 -126 L-30 -96 Z M-20 -126 L8 -126 C14 -126 18 -124 22 -116 L32 -96 L-20 -96 Z',
      glass,
    ),
    shape('M-150 -58 L176 -84 C168 -40 128 4 84 16 L-128 16 C-144 -4 -150 -30 -150 -58 Z', hull),
    shape('M-150 -58 L176 -84 L173 -68 L-149 -40 Z', stripe),
    shape('M-190 18 C-120 -2 60 8 150 -8 C130 16 90 26 30 26 L-150 28 Z', '#fff', 'opacity=".5"'),
  ].join('')

/** A double-ended ferry, lit from inside; about 560 wide. */
export const ferry = ({ hull, stripe, cabin, glass, line }: Paint): string => {
  const windows = (y: number, from: number, to: number) =>
    Array.from({ length: Math.floor((to - from) / 34) }, (_, index) =>
      rect(from + index * 34, y, 22, 15, glass, 'rx="3"'),
    ).join('')
  return [
    rect(-24, -208, 48, 44, cabin, 'rx="4"'),
    shape('M-14 -208 L-10 -252 L18 -252 L22 -208 Z', stripe),
    stroke('M-120 -164 L-120 -214 M128 -164 L128 -214', line, 4),
    rect(-150, -166, 300, 44, cabin, 'rx="8"'),
    windows(-152, -134, 136),
    rect(-214, -124, 428, 50, cabin, 'rx="8"'),
    windows(-106, -196, 206),
    shape('M-288 -78 H288 C276 -36 250 4 214 16 L-214 16 C-250 4 -276 -36 -288 -78 Z', hull),
    rect(-282, -64, 564, 10, stripe),
  ].join('')
}
