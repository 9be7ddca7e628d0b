import type { Colour } from './picture-changes.ts'
import { runProgram } from './run-program.ts'

/** A frame as a row of colours from left to right, across its middle. */
export type Strip = readonly Colour[]

const columns = 64

/** The frames from a time on, each as a strip. */
export const readStrips = async (file: string, seconds: number, frames: number): Promise<Strip[]> => {
  const strip = `crop=iw:ih/4,scale=${columns}:1:flags=area,format=rgb24`
  const args = `-v error -ss ${seconds.toFixed(3)} -i FILE -an -frames:v ${frames} -vf ${strip} -f rawvideo -`
  const { stdout } = await runProgram(
    'ffmpeg',
    args.split(' ').map((word) => (word === 'FILE' ? file : word)),
  )
  return Array.from({ length: stdout.length / (3 * columns) }, (_, frame) =>
    Array.from({ length: columns }, (_, column): Colour => {
      const at = (frame * columns + column) * 3
      return [stdout[at] ?? 0, stdout[at + 1] ?? 0, stdout[at + 2] ?? 0]
    }),
  )
}

const off = (a: Colour, b: Colour): number =>
  Math.max(...a.map((value, channel) => Math.abs(value - (b[channel] ?? 0))))

/** Counts the columns that differ by more than the encoder changes. */
export const countDifferingColumns = (strip: Strip, wanted: Strip): number =>
  strip.filter((colour, column) => off(colour, wanted[column] ?? [0, 0, 0]) > 14).length

/** A fade: this share of the new picture over the whole old one. */
export const mixture = (before: Strip, after: Strip, share: number): Strip =>
  before.map((old, column) => {
    const mixed = (channel: 0 | 1 | 2) => old[channel] * (1 - share) + (after[column]?.[channel] ?? 0) * share
    return [mixed(0), mixed(1), mixed(2)]
  })

/** A slide transition: the new picture pushed in from the right by so many columns, the old one out to the left. */
export const pushed = (before: Strip, after: Strip, by: number): Strip => [
  ...before.slice(by),
  ...after.slice(0, by),
]

/** The share, or the number of columns, whose strip is nearest to the given one. */
export const bestOf = <T>(choices: readonly T[], strip: Strip, make: (choice: T) => Strip): T => {
  const costs = choices.map((choice) =>
    strip.reduce((sum, colour, column) => sum + off(colour, make(choice)[column] ?? [0, 0, 0]), 0),
  )
  return choices[costs.indexOf(Math.min(...costs))] as T
}
