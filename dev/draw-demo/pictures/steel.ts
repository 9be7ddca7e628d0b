import { seededRandom } from '../../seeded-random.ts'
import { ridge } from '../drawing/land.ts'
import { containerShip, containerStacks, gantryCrane } from '../drawing/port.ts'
import { circle, downward, glow, picture, placed, rect } from '../drawing/sheet.ts'
import { cloud, gull } from '../drawing/sky.ts'
import { afloat, glints, lightRoad, swell } from '../drawing/water.ts'

const horizon = 760
const cargo = ['#8c2f45', '#c24b4f', '#e08a5f', '#5a2140', '#f0b27a', '#733048']

/** Slide 2, steel crimson: cranes, boxes and a ship that no tide holds up. */
export const steel = (): string => {
  const random = seededRandom(23)
  return picture(
    [
      downward('sky', [0, '#2b1330'], [0.34, '#6d1f3d'], [0.68, '#c8454a'], [1, '#fbc08a']),
      downward('sea', [0, '#f0a173'], [0.14, '#a93b49'], [0.55, '#571b38'], [1, '#230f28']),
      glow('sun', [0, '#ffe8bd', 0.9], [0.4, '#ffb27a', 0.4], [1, '#ff9a6b', 0]),
      downward('haze', [0, '#ffb987', 0], [1, '#ffc794', 0.7]),
    ],
    [
      rect(0, 0, 1920, horizon, 'url(#sky)'),
      circle(760, horizon - 60, 520, 'url(#sun)'),
      circle(760, horizon - 70, 116, '#ffe3b3'),
      cloud(60, 520, 700, 22, '#ffd0a0', 0.25),
      cloud(1180, 250, 640, 24, '#f08a6a', 0.22),
      cloud(1320, 470, 560, 18, '#ffd0a0', 0.24),
      ridge(random, { baseline: horizon, height: 80, roughness: 0.5, fill: '#c4584f' }),
      placed(470, horizon, 0.42, gantryCrane('#96384b', '#ffe3b3')),
      placed(700, horizon, 0.42, gantryCrane('#96384b', '#ffe3b3')),
      placed(930, horizon, 0.42, gantryCrane('#96384b', '#ffe3b3')),
      rect(0, horizon - 130, 1920, 130, 'url(#haze)'),
      placed(1096, horizon + 2, 0.74, gantryCrane('#5a1f3a', '#ffdf9e'), -1),
      placed(1604, horizon + 2, 1.16, gantryCrane('#341229', '#ffdf9e'), -1),
      placed(
        1230,
        horizon + 2,
        1,
        containerStacks(random, 11, 5, ['#6b2740', '#8c2f45', '#4d1c38', '#a23f4c']),
      ),
      rect(0, horizon, 1920, 1080 - horizon, 'url(#sea)'),
      rect(1010, horizon - 6, 910, 60, '#2a0f26'),
      rect(1010, horizon - 6, 910, 7, '#7a2a40'),
      lightRoad(random, { x: 760, top: horizon, narrow: 170, wide: 520, colour: '#ffd9a3', opacity: 0.75 }),
      glints(random, { top: horizon, colour: '#ffcf9a', count: 60, opacity: 0.3 }),
      placed(
        700,
        930,
        0.98,
        containerShip(random, {
          hull: '#2b1230',
          boot: '#c23b45',
          deck: '#5a2140',
          bridge: '#fbe0bf',
          glass: '#4a1b38',
          cargo,
        }),
      ),
      afloat(random, { x: 708, y: 936, width: 1090, sea: '#6b2140', shadow: '#210d24', foam: '#ffcf9a' }),
      swell(random, { y: 986, height: 14, length: 380, fill: '#4b1734', opacity: 0.6 }),
      swell(random, { y: 1036, height: 20, length: 520, fill: '#2a0f29', opacity: 0.85 }),
      gull(470, 486, 26, '#2b1330'),
      gull(540, 520, 18, '#2b1330'),
    ],
    { kicker: 'TEN YEARS LATER', lines: ['Steel on', 'the waterline'], colour: '#fff0dc', accent: '#ffb27a' },
  )
}
