import { gopLengths } from '@voxdeck/core/timeline/gop-lengths'
import { restingRun } from '../args/encode-hold.ts'

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
