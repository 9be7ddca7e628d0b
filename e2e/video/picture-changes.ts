import { runProgram } from './run-program.ts'

export type Colour = readonly [number, number, number]

const side = 4
const pixels = side * side

/** The colour in the middle of every frame, in order. */
export const frameColours = async (file: string): Promise<Colour[]> => {
  const middle = `crop=iw/2:ih/2,scale=${side}:${side}:flags=area,format=rgb24`
  const { stdout } = await runProgram('ffmpeg', [
    '-v',
    'error',
    '-i',
    file,
    '-an',
    '-fps_mode',
    'passthrough',
    '-vf',
    middle,
    '-f',
    'rawvideo',
    '-',
  ])
  return Array.from({ length: stdout.length / (3 * pixels) }, (_, frame) => {
    const mean = (channel: number) => {
      let sum = 0
      for (let pixel = 0; pixel < pixels; pixel++) sum += stdout[(frame * pixels + pixel) * 3 + channel] ?? 0
      return sum / pixels
    }
    return [mean(0), mean(1), mean(2)] as const
  })
}

/** Less than the last step of a fade between two of the test colours, more than what the encoder changes. */
const tolerance = 7

const isSame = (a: Colour, b: Colour) =>
  a.every((value, channel) => Math.abs(value - (b[channel] ?? 0)) <= tolerance)

export type PictureSpan = { first: number; last: number }

/** The frames in which each picture is shown alone, in order. */
export const pictureSpans = (frames: readonly Colour[], pictures: readonly Colour[]): PictureSpan[] => {
  let from = 0
  return pictures.map((picture, index) => {
    const first = frames.findIndex((frame, at) => at >= from && isSame(frame, picture))
    if (first < 0) throw new Error(`picture ${index + 1} is not seen after frame ${from}`)
    let last = first
    while (last + 1 < frames.length && isSame(frames[last + 1] ?? [0, 0, 0], picture)) last++
    from = last + 1
    return { first, last }
  })
}
