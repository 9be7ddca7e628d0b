export const sheet = { width: 1920, height: 1080 } as const

export type GradientStop = [offset: number, colour: string, opacity?: number]

const stops = (list: GradientStop[]): string =>
  list
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('')

/** A gradient from top to bottom of the shape filled with it. */
export const downward = (id: string, ...list: GradientStop[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(list)}</linearGradient>`

export const acrossward = (id: string, ...list: GradientStop[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0">${stops(list)}</linearGradient>`

export const glow = (id: string, ...list: GradientStop[]): string =>
  `<radialGradient id="${id}">${stops(list)}</radialGradient>`

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`

export const circle = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`

export const shape = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`

export const stroke = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

/** Places content at a point, scaled; a negative `across` mirrors it horizontally. */
export const placed = (x: number, y: number, scale: number, content: string, across = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale * across} ${scale})">${content}</g>`

export type Title = { lines: string[]; kicker: string; colour: string; accent: string }

const titleText = ({ lines, kicker, colour, accent }: Title): string => `
  <rect x="122" y="118" width="56" height="4" rx="2" fill="${accent}"/>
  <text x="196" y="130" font-family="Noto Sans" font-size="26" letter-spacing="5" fill="${colour}" opacity=".85">${kicker}</text>
  ${lines
    .map(
      (line, index) =>
        `<text x="116" y="${262 + index * 112}" font-family="Noto Serif Display" font-size="108" letter-spacing="-1" fill="${colour}">${line}</text>`,
    )
    .join('')}`

export const picture = (definitions: string[], layers: string[], title: Title): string => `
<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}" viewBox="0 0 ${sheet.width} ${sheet.height}">
  <defs>${definitions.join('')}</defs>
  ${layers.join('\n  ')}
  ${titleText(title)}
</svg>`
