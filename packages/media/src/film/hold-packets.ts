import { restingRun } from '../args/encode-hold.ts'
import { longestGop } from '../args/h264-profile.ts'

/** Nearly equal parts, so that no part is a lone key frame: two of them in a row would need different ids. */
export const gopLengths = (frames: number): number[] => {
  const gops = Math.ceil(frames / longestGop)
  const start = (gop: number) => Math.floor((frames * gop) / gops)
  return Array.from({ length: gops }, (_, gop) => start(gop + 1) - start(gop))
}

/**
 * Which packet of a hold's file stands at each of its frames. A resting frame says only 'as before' and its number
 * modulo 16, so the run of 16 can be repeated for as long as the hold lasts, and cut anywhere: what follows starts
 * with a key frame.
 */
export function* holdPackets(frames: number): Generator<number> {
  for (const length of gopLengths(frames)) {
    yield 0
    for (let frame = 1; frame < length; frame++) yield 1 + ((frame - 1) % restingRun)
  }
}
