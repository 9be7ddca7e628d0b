import { seededRandom } from '../../seeded-random.ts'
import { ferry, rowingBoat } from '../drawing/boats.ts'
import { ridge, town } from '../drawing/land.ts'
import { lighthouse } from '../drawing/port.ts'
import { circle, downward, glow, picture, placed, rect, shape } from '../drawing/sheet.ts'
import { cloud, gull } from '../drawing/sky.ts'
import { afloat, glints, lightRoad, swell } from '../drawing/water.ts'

const horizon = 670

/** Slide 5, ochre evening: the last ferry crosses the road of the sun. */
export const evening = (): string => {
  const random = seededRandom(71)
  return picture(
    [
      downward('sky', [0, '#5b2a1c'], [0.3, '#a4501f'], [0.68, '#e39a3b'], [1, '#ffe0a0']),
      downward('sea', [0, '#f7cf86'], [0.14, '#c97a31'], [0.5, '#7a3a1d'], [1, '#2f1611']),
      downward('disc', [0, '#fff6d6'], [1, '#ffcf6e']),
      glow('sun', [0, '#fff2c4', 0.9], [0.4, '#ffd67c', 0.4], [1, '#ffd67c', 0]),
      downward('haze', [0, '#ffe3a6', 0], [1, '#ffe9b8', 0.75]),
    ],
    [
      rect(0, 0, 1920, horizon, 'url(#sky)'),
      circle(1130, horizon - 110, 620, 'url(#sun)'),
      circle(1130, horizon - 120, 204, 'url(#disc)'),
      cloud(1240, 250, 620, 24, '#ffcf86', 0.28),
      cloud(700, 420, 460, 16, '#fff0c4', 0.35),
      cloud(1440, 430, 460, 18, '#fff0c4', 0.3),
      ridge(random, { baseline: horizon, height: 92, roughness: 0.3, fill: '#d99547' }),
      ridge(random, { baseline: horizon, height: 46, roughness: 0.5, fill: '#bd7331' }),
      rect(0, horizon - 140, 1920, 140, 'url(#haze)'),
      town(random, {
        from: 0,
        to: 620,
        baseline: horizon + 2,
        lowest: 46,
        highest: 132,
        fill: '#5e2a18',
        window: '#ffd67c',
        share: 0.26,
      }),
      rect(0, horizon, 1920, 1080 - horizon, 'url(#sea)'),
      lightRoad(random, { x: 1130, top: horizon, narrow: 380, wide: 640, colour: '#fff0c0', opacity: 0.85 }),
      lightRoad(random, {
        x: 310,
        top: horizon + 4,
        bottom: 800,
        narrow: 520,
        wide: 380,
        colour: '#4a2014',
        opacity: 0.35,
      }),
      glints(random, { top: horizon, colour: '#ffe7b0', count: 80, opacity: 0.34 }),
      shape('M1500 716 L1548 678 H1920 V790 H1440 Z', '#43200f'),
      shape('M1548 678 H1920 V688 H1536 Z', '#7a3d1c'),
      placed(
        1668,
        682,
        0.86,
        lighthouse({ tower: '#fff0cf', band: '#b8432f', dark: '#3a1a10', lamp: '#fff6d6' }),
      ),
      placed(
        880,
        838,
        1,
        ferry({ hull: '#3a1710', stripe: '#e2603f', cabin: '#fff0d2', glass: '#b8632a', line: '#3a1710' }),
      ),
      afloat(random, { x: 880, y: 842, width: 470, sea: '#8a4521', shadow: '#2f1611', foam: '#ffe7b0' }),
      placed(330, 944, 1.05, rowingBoat({ hull: '#35170f', stripe: '#e0a040', line: '#24100b' })),
      afloat(random, { x: 328, y: 944, width: 116, sea: '#642f19', shadow: '#2a130d', foam: '#ffe7b0' }),
      swell(random, { y: 976, height: 18, length: 460, fill: '#5a2916', opacity: 0.65 }),
      swell(random, { y: 1030, height: 22, length: 600, fill: '#32170f', opacity: 0.85 }),
      gull(760, 560, 24, '#43200f'),
      gull(690, 590, 17, '#43200f'),
      gull(1380, 330, 30, '#5b2a1c'),
    ],
    { kicker: 'TEN PAST NINE', lines: ['The last ferry', 'home'], colour: '#fff4d9', accent: '#ffcf6e' },
  )
}
