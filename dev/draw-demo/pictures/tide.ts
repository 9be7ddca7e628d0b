import { seededRandom } from '../../seeded-random.ts'
import { rowingBoat } from '../drawing/boats.ts'
import { circle, downward, picture, placed, rect, shape, sheet, stroke } from '../drawing/sheet.ts'
import { gull } from '../drawing/sky.ts'
import { glints } from '../drawing/water.ts'

/** High and low water over some days: two tides a day, larger and smaller with the moon. */
const height = (x: number, shift: number): number => {
  const turn = (x / sheet.width) * Math.PI * 2
  return (
    Math.sin(turn * 3 + shift) * (0.72 + 0.28 * Math.cos(turn + shift / 2)) +
    Math.sin(turn * 1.5 + shift) * 0.16
  )
}

const curve = (middle: number, size: number, shift: number): string =>
  Array.from(
    { length: 193 },
    (_, index) => `${index * 10} ${(middle - height(index * 10, shift) * size).toFixed(1)}`,
  ).join(' L')

const tideLayer = (middle: number, size: number, shift: number, fill: string, crest: string): string =>
  shape(`M${curve(middle, size, shift)} V${sheet.height} H0 Z`, fill) +
  stroke(`M${curve(middle, size, shift)}`, crest, 3, 'opacity=".7"')

const moon = (x: number, phase: number, light: string, shade: string): string => {
  const radius = 30
  const bulge = radius * Math.cos(phase * Math.PI * 2)
  const waxing = phase < 0.5
  return (
    circle(x, 118, radius, shade) +
    shape(
      `M${x} ${118 - radius} A${radius} ${radius} 0 0 ${waxing ? 1 : 0} ${x} ${118 + radius}
       A${Math.abs(bulge)} ${radius} 0 0 ${bulge > 0 === waxing ? 0 : 1} ${x} ${118 - radius} Z`,
      light,
    )
  )
}

const gauge = (x: number, top: number, bottom: number, ink: string, paper: string): string =>
  [
    rect(x, top, 66, bottom - top, paper, 'rx="6"'),
    ...Array.from({ length: Math.floor((bottom - top - 20) / 22) }, (_, index) =>
      rect(index % 5 === 0 ? x + 14 : x + 38, top + 18 + index * 22, index % 5 === 0 ? 52 : 28, 7, ink),
    ),
    ...[5, 4, 3, 2, 1].map(
      (metres, index) =>
        `<text x="${x - 20}" y="${top + 30 + index * 110}" text-anchor="end" font-family="Noto Sans" font-weight="bold" font-size="30" fill="${paper}">${metres}</text>`,
    ),
  ].join('')

const mark = (x: number, y: number, time: string, metres: string): string =>
  [
    circle(x, y, 9, '#f2c46d'),
    circle(x, y, 17, 'none', 'stroke="#f2c46d" stroke-width="2"'),
    `<text x="${x + 34}" y="${y - 16}" font-family="Noto Sans" font-size="28" letter-spacing="1" fill="#fbf6dd">${time} <tspan fill="#f2c46d">${metres}</tspan></text>`,
  ].join('')

/** Slide 3, tide-table green: the curve that everybody trusts, and the staff that knows better. */
export const tide = (): string => {
  const random = seededRandom(37)
  const days = Array.from({ length: 8 }, (_, index) => 118 + index * 240)
  return picture(
    [
      downward('sky', [0, '#0d3b33'], [0.5, '#2c7a5c'], [1, '#d7dcae']),
      downward('far', [0, '#7db48c'], [1, '#3f8a69']),
      downward('middle', [0, '#3f8f6f'], [1, '#1f5f4d']),
      downward('ruling', [0, '#f3efcf', 0], [0.2, '#f3efcf', 0.3], [1, '#f3efcf', 0.3]),
      downward('near', [0, '#1c5a49'], [1, '#0a2f29']),
    ],
    [
      rect(0, 0, 1920, 1080, 'url(#sky)'),
      ...days.map((x) => rect(x, 400, 1.5, 680, 'url(#ruling)')),
      ...[470, 580, 690, 800].map((y) => rect(0, y, 1920, 1.5, '#f3efcf', 'opacity=".16"')),
      ...[0.04, 0.14, 0.25, 0.36, 0.5].map((phase, index) =>
        moon(1280 + index * 124, phase, '#f8f1cf', '#17503f'),
      ),
      tideLayer(650, 120, 0.4, 'url(#far)', '#f4eec6'),
      tideLayer(770, 96, 1.9, 'url(#middle)', '#cfe3b4'),
      placed(600, 744, 0.86, rowingBoat({ hull: '#0d3b33', stripe: '#f2c46d', line: '#082822' })),
      gauge(1420, 410, 1080, '#0d3b33', '#f6f0d2'),
      tideLayer(920, 66, 3.1, 'url(#near)', '#8fc29a'),
      mark(118, 520, '05:12', '4.6 m'),
      mark(740, 608, '17:38', '4.1 m'),
      glints(random, { top: 900, colour: '#d9ecc0', count: 34, opacity: 0.26 }),
      gull(1000, 420, 28, '#0d3b33'),
      gull(1084, 458, 19, '#0d3b33'),
    ],
    {
      kicker: 'HIGH WATER, ABOUT',
      lines: ['What the tide', 'does not say'],
      colour: '#fbf6dd',
      accent: '#f2c46d',
    },
  )
}
