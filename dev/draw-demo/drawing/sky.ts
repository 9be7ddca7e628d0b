import { between, type Random } from '../../seeded-random.ts'
import { circle, shape, sheet, stroke } from './sheet.ts'

/** A long flat cloud with a round top, as they lie over water. */
export const cloud = (
  x: number,
  y: number,
  length: number,
  thick: number,
  fill: string,
  opacity: number,
): string =>
  shape(
    `M${x} ${y} c${length * 0.1} ${-thick} ${length * 0.22} ${-thick * 1.5} ${length * 0.34} ${-thick * 0.9}
     c${length * 0.08} ${-thick * 1.2} ${length * 0.26} ${-thick * 1.1} ${length * 0.32} ${thick * 0.1}
     c${length * 0.12} ${-thick * 0.5} ${length * 0.26} ${-thick * 0.1} ${length * 0.34} ${thick * 0.8} Z`,
    fill,
    `opacity="${opacity}"`,
  )

export const stars = (
  random: Random,
  { bottom, colour, count }: { bottom: number; colour: string; count: number },
): string =>
  Array.from({ length: count }, () => {
    const height = random()
    const size = random() < 0.08 ? between(random, 1.8, 2.6) : between(random, 0.7, 1.5)
    const light = (between(random, 0.35, 1) * (1 - height * 0.75)).toFixed(2)
    return circle(random() * sheet.width, height * bottom, size, colour, `opacity="${light}"`)
  }).join('')

export const gull = (x: number, y: number, span: number, colour: string): string =>
  stroke(
    `M${x - span} ${y - span * 0.16} q${span * 0.52} ${-span * 0.42} ${span} ${span * 0.16} q${span * 0.48} ${-span * 0.58} ${span} ${-span * 0.16}`,
    colour,
    Math.max(2, span * 0.11),
  )
