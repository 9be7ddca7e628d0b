import { seededRandom } from '../../seeded-random.ts'
import { pilotBoat } from '../drawing/boats.ts'
import { ridge, town } from '../drawing/land.ts'
import { containerShip, lighthouse } from '../drawing/port.ts'
import { acrossward, circle, downward, glow, picture, placed, rect, shape } from '../drawing/sheet.ts'
import { cloud, stars } from '../drawing/sky.ts'
import { afloat, glints, lightRoad, swell } from '../drawing/water.ts'

const horizon = 700

/** Slide 4, night indigo: a small boat goes out to a ship that cannot come in alone. */
export const night = (): string => {
  const random = seededRandom(53)
  return picture(
    [
      downward('sky', [0, '#0d1033'], [0.5, '#272a6e'], [0.84, '#5a53a6'], [1, '#9a86c9']),
      downward('sea', [0, '#7d72bd'], [0.12, '#3a3a86'], [0.55, '#191c55'], [1, '#090b28']),
      glow('halo', [0, '#fff7df', 0.7], [0.35, '#d9cff5', 0.28], [1, '#d9cff5', 0]),
      glow('lamp', [0, '#fff3c4', 1], [0.3, '#ffdf8c', 0.5], [1, '#ffdf8c', 0]),
      acrossward('beam', [0, '#fff0bf', 0], [1, '#fff0bf', 0.8]),
    ],
    [
      rect(0, 0, 1920, horizon, 'url(#sky)'),
      stars(random, { bottom: horizon - 60, colour: '#fff7e8', count: 230 }),
      circle(1180, 236, 260, 'url(#halo)'),
      circle(1180, 236, 74, '#fff6de'),
      circle(1158, 216, 13, '#e9dcc6', 'opacity=".6"'),
      circle(1202, 258, 19, '#e9dcc6', 'opacity=".5"'),
      cloud(1020, 330, 520, 20, '#c9bdea', 0.2),
      cloud(120, 520, 560, 18, '#c9bdea', 0.14),
      ridge(random, { baseline: horizon, height: 110, roughness: 0.4, fill: '#3b3a83', opacity: 0.9 }),
      ridge(random, { baseline: horizon, height: 54, roughness: 0.7, fill: '#23255f' }),
      town(random, {
        from: 1180,
        to: 1700,
        baseline: horizon + 2,
        lowest: 30,
        highest: 86,
        fill: '#181a4b',
        window: '#ffd98a',
        share: 0.32,
      }),
      rect(0, horizon, 1920, 1080 - horizon, 'url(#sea)'),
      lightRoad(random, { x: 1180, top: horizon, narrow: 70, wide: 330, colour: '#f4eafc', opacity: 0.6 }),
      shape('M1716 412 L820 452 L820 604 Z', 'url(#beam)', 'opacity=".6"'),
      shape('M1560 722 C1600 690 1660 676 1740 676 C1820 676 1890 690 1940 716 V760 H1540 Z', '#10123a'),
      placed(
        1716,
        690,
        0.82,
        lighthouse({ tower: '#e9e2f7', band: '#d4525e', dark: '#14163f', lamp: '#fff0bf' }),
      ),
      circle(1716, 414, 96, 'url(#lamp)'),
      glints(random, { top: horizon, colour: '#d6cdf7', count: 80, opacity: 0.3 }),
      placed(
        470,
        806,
        0.72,
        containerShip(random, {
          hull: '#0f1138',
          boot: '#8a3350',
          deck: '#2b2d70',
          bridge: '#cfc7ee',
          glass: '#ffe09a',
          cargo: ['#2a2c6b', '#3a3a86', '#514a99', '#1d1f55', '#6a5fae'],
        }),
      ),
      afloat(random, { x: 476, y: 808, width: 800, sea: '#24276a', shadow: '#0b0d33', foam: '#d6cdf7' }),
      lightRoad(random, {
        x: 170,
        top: 836,
        bottom: 930,
        narrow: 90,
        wide: 60,
        colour: '#ffe09a',
        opacity: 0.5,
      }),
      shape('M1262 786 L850 726 L850 806 Z', 'url(#beam)', 'opacity=".55"'),
      circle(1262, 786, 26, 'url(#lamp)'),
      placed(
        1290,
        906,
        1,
        pilotBoat({
          hull: '#e7683f',
          stripe: '#fff3da',
          cabin: '#f3edff',
          glass: '#23255f',
          line: '#0c0e30',
        }),
        -1,
      ),
      afloat(random, { x: 1270, y: 916, width: 230, sea: '#171a52', shadow: '#0a0c2e', foam: '#e6dffb' }),
      circle(1320, 700, 46, 'url(#lamp)'),
      swell(random, { y: 948, height: 18, length: 440, fill: '#12144a', opacity: 0.7 }),
      swell(random, { y: 1018, height: 22, length: 580, fill: '#0a0c2e', opacity: 0.85 }),
    ],
    {
      kicker: 'ANY HOUR, ANY WEATHER',
      lines: ['A night with', 'the pilots'],
      colour: '#f6f1ff',
      accent: '#ff9a6b',
    },
  )
}
