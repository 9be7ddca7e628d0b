import { between, type Random } from '../../seeded-random.ts'
import { rect, shape, stroke } from './sheet.ts'

/** A ship-to-shore crane, boom over the water; its feet at 0, about 620 high. */
export const gantryCrane = (colour: string, lamp: string): string =>
  [
    stroke('M-86 0 L-70 -330 M86 0 L70 -330', colour, 18),
    stroke('M-80 -120 L80 -120 M-73 -262 L73 -262', colour, 13),
    stroke('M-80 -120 L73 -262 M80 -120 L-73 -262', colour, 5),
    rect(-260, -356, 690, 24, colour, 'rx="3"'),
    stroke('M-42 -350 L16 -560 L64 -350', colour, 13),
    stroke('M16 -556 L420 -352 M16 -556 L230 -352 M16 -556 L-250 -352', colour, 4.5),
    rect(-236, -400, 104, 46, colour, 'rx="4"'),
    rect(218, -334, 50, 34, colour, 'rx="5"'),
    stroke('M230 -300 L230 -190 M256 -300 L256 -190', colour, 2.5),
    rect(196, -192, 96, 12, colour),
    `<circle cx="16" cy="-564" r="6" fill="${lamp}"/>`,
  ].join('')

const CONTAINER = { width: 62, height: 26 }

/** Stacks of containers on the quay, of random height, standing on 0. */
export const containerStacks = (
  random: Random,
  columns: number,
  highest: number,
  colours: string[],
): string =>
  Array.from({ length: columns }, (_, column) => {
    const count = Math.round(between(random, 1, highest))
    return Array.from({ length: count }, (_, level) => {
      const fill = colours[Math.floor(random() * colours.length)] ?? '#000'
      const x = column * (CONTAINER.width + 3)
      const y = -(level + 1) * (CONTAINER.height + 1)
      const ribs = [12, 24, 36, 48].map((rib) =>
        rect(x + rib, y + 4, 2, CONTAINER.height - 8, '#000', 'opacity=".14"'),
      )
      return rect(x, y, CONTAINER.width, CONTAINER.height, fill, 'rx="1.5"') + ribs.join('')
    }).join('')
  }).join('')

/** A container ship, bow to the right; about 1,150 long, its waterline at 0. */
export const containerShip = (
  random: Random,
  paint: { hull: string; boot: string; deck: string; bridge: string; glass: string; cargo: string[] },
): string =>
  [
    `<g transform="translate(-300 -118)">${containerStacks(random, 12, 6, paint.cargo)}</g>`,
    rect(-470, -330, 116, 214, paint.bridge, 'rx="4"'),
    rect(-500, -344, 176, 20, paint.bridge, 'rx="3"'),
    rect(-488, -316, 152, 14, paint.glass, 'rx="2"'),
    ...[0, 1, 2, 3].map((row) => rect(-456, -282 + row * 36, 88, 8, paint.glass, 'rx="2" opacity=".8"')),
    shape('M-446 -344 L-440 -396 L-396 -396 L-390 -344 Z', paint.boot),
    shape(
      'M-580 -120 H560 L640 -158 C622 -90 590 -30 556 14 H-540 C-566 -24 -578 -70 -580 -120 Z',
      paint.hull,
    ),
    shape('M-561 -30 H583 C575 -14 566 0 556 14 H-540 C-549 1 -556 -14 -561 -30 Z', paint.boot),
    shape('M-580 -120 H560 L640 -158 L637 -146 L562 -110 H-579 Z', paint.deck),
  ].join('')

/** A lighthouse on 0, about 420 high. */
export const lighthouse = (paint: { tower: string; band: string; dark: string; lamp: string }): string =>
  [
    shape('M-54 0 L-32 -300 H32 L54 0 Z', paint.tower),
    shape('M-47.4 -90 L-42.3 -160 H42.3 L47.4 -90 Z', paint.band),
    shape('M-37.9 -220 L-33.2 -284 H33.2 L37.9 -220 Z', paint.band),
    rect(-48, -314, 96, 16, paint.dark, 'rx="3"'),
    rect(-26, -362, 52, 50, paint.lamp, 'rx="4"'),
    stroke('M-26 -314 V-360 M0 -314 V-360 M26 -314 V-360', paint.dark, 4),
    shape('M-38 -360 H38 C34 -386 16 -402 0 -408 C-16 -402 -34 -386 -38 -360 Z', paint.dark),
    stroke('M0 -406 V-428', paint.dark, 4),
    rect(-10, -58, 20, 58, paint.dark, 'rx="9"'),
  ].join('')

/** A jetty of planks on posts that goes into the picture from its left edge. */
export const jetty = (length: number, deck: string, post: string): string =>
  [
    ...Array.from({ length: Math.floor(length / 92) }, (_, index) =>
      rect(30 + index * 92, -14, 16, 86 + (index % 2) * 18, post, 'rx="4"'),
    ),
    rect(-10, -22, length, 20, deck, 'rx="3"'),
    ...Array.from({ length: Math.floor(length / 276) }, (_, index) =>
      rect(76 + index * 276, -62, 18, 46, post, 'rx="6"'),
    ),
  ].join('')
