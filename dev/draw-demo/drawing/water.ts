import { between, type Random } from '../../seeded-random.ts'
import { rect, shape, sheet } from './sheet.ts'

/** Lens-shaped lights on the surface, small and close at the horizon, long and loose near us. */
export const glints = (
  random: Random,
  {
    top,
    bottom = sheet.height,
    colour,
    count,
    opacity = 0.35,
  }: { top: number; bottom?: number; colour: string; count: number; opacity?: number },
): string =>
  Array.from({ length: count }, () => {
    const depth = random() ** 1.5
    const y = top + 6 + depth * (bottom - top - 12)
    const length = between(random, 16, 40) + depth * 190
    const thick = 1 + depth * 4.5
    const x = between(random, -80, sheet.width)
    const light = (opacity * between(random, 0.35, 1)).toFixed(2)
    return shape(
      `M${x} ${y} q${length / 2} ${-thick} ${length} 0 q${-length / 2} ${thick} ${-length} 0 Z`,
      colour,
      `opacity="${light}"`,
    )
  }).join('')

export type Path = {
  x: number
  top: number
  bottom?: number
  narrow: number
  wide: number
  colour: string
  opacity?: number
}

/** The road of light under a sun, a moon or a lamp. */
export const lightRoad = (
  random: Random,
  { x, top, bottom = sheet.height, narrow, wide, colour, opacity = 0.8 }: Path,
): string => {
  const strokes: string[] = []
  for (let y = top + 4, step = 9; y < bottom; y += step, step *= 1.055) {
    const depth = (y - top) / (bottom - top)
    const width = (narrow + (wide - narrow) * depth) * between(random, 0.55, 1.1)
    const shift = between(random, -0.14, 0.14) * width
    const height = 3 + depth * 9
    strokes.push(
      rect(
        x - width / 2 + shift,
        y,
        width,
        height,
        colour,
        `rx="${height / 2}" opacity="${(opacity * (1 - depth * 0.72)).toFixed(2)}"`,
      ),
    )
  }
  return strokes.join('')
}

/** A swell from edge to edge, for the water nearest to us. */
export const swell = (
  random: Random,
  {
    y,
    height,
    length,
    fill,
    opacity = 1,
  }: { y: number; height: number; length: number; fill: string; opacity?: number },
): string => {
  const start = -between(random, 0, length)
  const waves: string[] = []
  for (let x = start; x < sheet.width + length; x += length)
    waves.push(`q${length / 4} ${-height} ${length / 2} 0 t${length / 2} 0`)
  return shape(`M${start} ${y} ${waves.join(' ')} V${sheet.height} H${start} Z`, fill, `opacity="${opacity}"`)
}

export type Float = { x: number; y: number; width: number; sea: string; shadow: string; foam: string }

/** Puts a hull into the water: ripples over its foot, and its shade under them. */
export const afloat = (random: Random, { x, y, width, sea, shadow, foam }: Float): string => {
  const left = x - width / 2 - 26
  const ripples = Math.round((width + 52) / 44)
  const length = (width + 52) / ripples
  const crest = Array.from(
    { length: ripples },
    () => `q${length / 4} -6 ${length / 2} 0 t${length / 2} 0`,
  ).join(' ')
  return [
    lightRoad(random, {
      x,
      top: y + 8,
      bottom: y + 110,
      narrow: width * 1.02,
      wide: width * 0.7,
      colour: shadow,
      opacity: 0.6,
    }),
    shape(`M${left} ${y} ${crest} l-30 26 H${left + 30} Z`, sea),
    shape(
      `M${left + 20} ${y + 12} q${width / 2 + 6} -7 ${width + 12} 0 q${-width / 2 - 6} 7 ${-width - 12} 0 Z`,
      foam,
      'opacity=".5"',
    ),
  ].join('')
}
