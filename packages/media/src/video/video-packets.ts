import { gopLengths } from '@voxdeck/core/timeline/gop-lengths'
import { holdFrames } from '../args/render-hold.ts'
import type { VideoShot } from './video-parts.ts'

/** What stands at one frame of a video: a packet of a shot's file, and how often that is counted since a key frame. */
export type VideoPacket = {
  shot: number
  packet: number
  isKey: boolean
  /** When it is another than the packet says itself. */
  number?: number
}

type Length = Pick<VideoShot, 'kind' | 'frames'>

/**
 * A picture at rest, and the blend that leaves it. A resting frame says only 'as before' and which frame it is: one is
 * repeated for as long as it takes. The blend's file begins with the rest too, and is usually the very file of it. Its
 * own frames follow any number of resting ones, counted on from the last key frame; one more of those
 * stands for the blend's first frame, which shows the same. So no file depends on how long the rest is.
 */
function* restAndBlend(shot: number, rest: number, blend: number): Generator<VideoPacket> {
  let frame = 0
  const resting = blend > 0 ? rest + 1 : rest
  for (const length of gopLengths(rest + blend))
    for (let sinceKey = 0; sinceKey < length; sinceKey++, frame++)
      yield sinceKey === 0
        ? { shot, packet: 0, isKey: true }
        : frame < resting
          ? { shot, packet: 1, isKey: false, number: sinceKey }
          : { shot: shot + 1, packet: holdFrames - 1 + frame - rest, isKey: false, number: sinceKey }
}

function* wholeFile(shot: number, frames: number): Generator<VideoPacket> {
  for (let packet = 0; packet < frames; packet++) yield { shot, packet, isKey: packet === 0 }
}

/** Whether a shot is drawn on the picture that rests before it, and not on a key frame of its own. */
export const followsRest = (shots: readonly Length[], index: number): boolean =>
  shots[index]?.kind === 'blend' && shots[index - 1]?.kind === 'hold'

/** Which packet stands at each frame of a video. */
export function* videoPackets(shots: readonly Length[]): Generator<VideoPacket> {
  for (const [index, { kind, frames }] of shots.entries()) {
    if (followsRest(shots, index)) continue
    if (kind === 'hold')
      yield* restAndBlend(index, frames, followsRest(shots, index + 1) ? (shots[index + 1]?.frames ?? 0) : 0)
    else yield* wholeFile(index, frames)
  }
}
