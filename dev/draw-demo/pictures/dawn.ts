import { seededRandom } from '../../seeded-random.ts'
import { fishingBoat, rowingBoat } from '../drawing/boats.ts'
import { ridge } from '../drawing/land.ts'
import { jetty } from '../drawing/port.ts'
import { circle, downward, glow, picture, placed, rect, shape } from '../drawing/sheet.ts'
import { cloud, gull } from '../drawing/sky.ts'
import { afloat, glints, lightRoad, swell } from '../drawing/water.ts'

const horizon = 640

const marketHall = (fill: string, roof: string, light: string): string =>
  [0, 1, 2, 3]
    .map((bay) => {
      const x = bay * 128
      return [
        shape(`M${x} 0 V-92 L${x + 64} -140 L${x + 128} -92 V0 Z`, fill),
        shape(
          `M${x - 6} -88 L${x + 64} -146 L${x + 134} -88 L${x + 128} -80 L${x + 64} -132 L${x} -80 Z`,
          roof,
        ),
        rect(x + 40, -62, 48, 62, light, 'rx="3"'),
      ].join('')
    })
    .join('')

/** Slide 1, dawn teal: jetties, a fish market, the first boat. */
export const dawn = (): string => {
  const random = seededRandom(11)
  return picture(
    [
      downward('sky', [0, '#0b2c3d'], [0.42, '#17606b'], [0.74, '#6fa79a'], [1, '#f3c98b']),
      downward('sea', [0, '#d9b98a'], [0.16, '#4f9490'], [0.5, '#17606b'], [1, '#082736']),
      glow('sun', [0, '#fff1cf', 0.95], [0.3, '#ffd893', 0.5], [1, '#ffd893', 0]),
      downward('mist', [0, '#f6dcb0', 0], [1, '#f6dcb0', 0.6]),
    ],
    [
      rect(0, 0, 1920, horizon, 'url(#sky)'),
      cloud(980, 250, 620, 26, '#f3c98b', 0.22),
      cloud(1330, 330, 520, 20, '#ffe0ad', 0.32),
      cloud(520, 420, 480, 18, '#ffe0ad', 0.2),
      circle(1296, horizon - 34, 420, 'url(#sun)'),
      circle(1296, horizon - 40, 92, '#fff0cd'),
      ridge(random, { baseline: horizon, height: 120, roughness: 0.4, fill: '#6d9f92' }),
      ridge(random, { baseline: horizon, height: 66, roughness: 0.6, fill: '#41807f' }),
      rect(0, horizon - 120, 1920, 120, 'url(#mist)'),
      placed(96, horizon - 8, 1, marketHall('#0f3f4b', '#0a2f3b', '#ffcf83')),
      rect(0, horizon, 1920, 1080 - horizon, 'url(#sea)'),
      rect(0, horizon - 10, 700, 26, '#0a2f3b'),
      lightRoad(random, { x: 1296, top: horizon, narrow: 150, wide: 560, colour: '#ffe3b0', opacity: 0.85 }),
      lightRoad(random, {
        x: 352,
        top: horizon + 6,
        bottom: 800,
        narrow: 380,
        wide: 300,
        colour: '#ffcf83',
        opacity: 0.28,
      }),
      glints(random, { top: horizon, colour: '#f8dfb4', count: 70, opacity: 0.3 }),
      placed(0, 770, 1, jetty(780, '#0c3743', '#08262f')),
      placed(1600, 742, 0.5, rowingBoat({ hull: '#0e3d48', stripe: '#1c5a62', line: '#0a2c36' })),
      placed(
        1180,
        862,
        1.28,
        fishingBoat({
          hull: '#0c3a48',
          stripe: '#e9735a',
          cabin: '#f5e3c3',
          glass: '#12485a',
          line: '#072330',
        }),
      ),
      afloat(random, { x: 1182, y: 866, width: 330, sea: '#124c58', shadow: '#06222e', foam: '#f8dfb4' }),
      placed(420, 918, 1.1, rowingBoat({ hull: '#0a303c', stripe: '#d9a066', line: '#062029' })),
      afloat(random, { x: 418, y: 918, width: 120, sea: '#0f4350', shadow: '#06222e', foam: '#f8dfb4' }),
      swell(random, { y: 968, height: 20, length: 420, fill: '#0a3140', opacity: 0.55 }),
      swell(random, { y: 1024, height: 24, length: 560, fill: '#072734', opacity: 0.8 }),
      gull(1480, 300, 34, '#0b2c3d'),
      gull(1586, 352, 24, '#0b2c3d'),
      gull(1404, 380, 18, '#0b2c3d'),
    ],
    {
      kicker: 'BEFORE THE PORT',
      lines: ['Four doors', 'at first light'],
      colour: '#fdf3de',
      accent: '#ff8a6b',
    },
  )
}
