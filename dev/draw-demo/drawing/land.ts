import { between, type Random } from '../../seeded-random.ts'
import { shape, sheet } from './sheet.ts'

export type Ridge = { baseline: number; height: number; roughness: number; fill: string; opacity?: number }

/** A far shore: a soft line of hills from edge to edge, filled down to the water. */
export const ridge = (random: Random, { baseline, height, roughness, fill, opacity = 1 }: Ridge): string => {
  const waves = [1, 2, 3, 5].map((count) => ({
    count,
    phase: between(random, 0, Math.PI * 2),
    size: height / (1 + count * (1 - roughness) * 1.6),
  }))
  const top = (x: number): number => {
    const turn = (x / sheet.width) * Math.PI * 2
    const sum = waves.reduce((total, wave) => total + Math.sin(turn * wave.count + wave.phase) * wave.size, 0)
    return baseline - height * 0.8 - sum * 0.42
  }
  const points = Array.from({ length: 97 }, (_, index) => {
    const x = index * 20
    return `${x} ${Math.min(baseline, top(x)).toFixed(1)}`
  })
  return shape(
    `M0 ${baseline} L${points.join(' L')} L${sheet.width} ${baseline} Z`,
    fill,
    `opacity="${opacity}"`,
  )
}

export type Town = {
  from: number
  to: number
  baseline: number
  lowest: number
  highest: number
  fill: string
  window?: string
  share?: number
}

/** Roofs side by side, some flat and some gabled, with a few windows lit. */
export const town = (
  random: Random,
  { from, to, baseline, lowest, highest, fill, window, share = 0.3 }: Town,
): string => {
  const houses: string[] = []
  for (let x = from; x < to; ) {
    const width = Math.min(between(random, 34, 84), to - x)
    // Houses get lower towards both ends, so that the town does not end abruptly.
    const taper = Math.min(1, (x - from + 90) / 200, (to - x) / 200)
    const height = between(random, lowest, highest) * Math.max(0.25, taper)
    const roof = random() < 0.55 ? between(random, 12, 26) : 0
    const top = baseline - height
    houses.push(
      shape(
        `M${x} ${baseline} V${top} L${x + width / 2} ${top - roof} L${x + width + 1} ${top} V${baseline} Z`,
        fill,
      ),
    )
    if (window)
      for (let y = top + 12; y < baseline - 14; y += 20)
        for (let column = x + 9; column < x + width - 12; column += 15)
          if (random() < share)
            houses.push(
              `<rect x="${column}" y="${y}" width="6" height="9" rx="1" fill="${window}" opacity="${between(random, 0.5, 1).toFixed(2)}"/>`,
            )
    x += width
  }
  return houses.join('')
}
