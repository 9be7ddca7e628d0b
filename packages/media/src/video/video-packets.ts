import { gopLengths } from '@voxdeck/core/timeline/gop-lengths'
import { holdFrames } from '../args/pictures/render-hold.ts'
import type { VideoShot } from './video-parts.ts'

/** One frame of a video: a packet of a shot's file, and its frame_num, counted from the key frame. */
export type VideoPacket = {
  shot: number
  packet: number
  isKey: boolean
  /** Set when it differs from the packet's own. */
  number?: number
}

type Length = Pick<VideoShot, 'kind' | 'frames'>

/**
 * A hold, and the blend that leaves it. A hold's second frame says only 'nothing changed' and its frame_num, so it is
 * repeated for the whole hold. The blend's file begins with the same hold frames and is usually the hold's own file.
 * The blend's frames can follow any number of hold frames, because they are renumbered from the last key frame; one
 * more hold frame stands for the blend's first frame, which looks the same. So no file depends on the hold's length.
 */
function* holdAndBlend(shot: number, rest: number, blend: number): Generator<VideoPacket> {
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

/** Whether a blend continues from the hold before it and has no key frame of its own. */
export const followsHold = (shots: readonly Length[], index: number): boolean =>
  shots[index]?.kind === 'blend' && shots[index - 1]?.kind === 'hold'

/** The packet at each frame of a video. */
export function* videoPackets(shots: readonly Length[]): Generator<VideoPacket> {
  for (const [index, { kind, frames }] of shots.entries()) {
    if (followsHold(shots, index)) continue
    if (kind === 'hold')
      yield* holdAndBlend(index, frames, followsHold(shots, index + 1) ? (shots[index + 1]?.frames ?? 0) : 0)
    else yield* wholeFile(index, frames)
  }
}
