import { holdFrames } from '../args/pictures/render-hold.ts'
import { frameNumbers, renumberFrame } from '../h264/renumber-frame.ts'
import { followsHold, videoPackets } from './video-packets.ts'
import type { VideoShot } from './video-parts.ts'

/** A shot's packets in order, and the decoder's parameter sets. */
export type ReadShot = { packets: readonly Uint8Array[]; parameters: Uint8Array }

export type VideoFrame = { data: Uint8Array; isKey: boolean; source: string }

const isEqual = (one: Uint8Array | undefined, other: Uint8Array | undefined): boolean =>
  one !== undefined && other !== undefined && Buffer.compare(one, other) === 0

const hasSameHold = (one: ReadShot | undefined, other: ReadShot): boolean =>
  other.packets.slice(0, holdFrames).every((packet, index) => isEqual(one?.packets[index], packet))

/** Packets in a shot's file: a blend has its frames after the hold's; a hold's file may be such a blend's file. */
const plannedPackets = (shots: readonly VideoShot[]) => {
  const blends = new Map(
    shots.flatMap(({ kind, file, frames }, index) =>
      kind === 'blend' ? [[file, followsHold(shots, index) ? holdFrames - 1 + frames : frames]] : [],
    ),
  )
  return (file: string): number => blends.get(file) ?? holdFrames
}

/**
 * The packets of a video's picture, frame by frame. At most two shots are in memory, each half a second, one picture
 * or five seconds of a clip. A shot that does not fit the one before it is an error.
 */
export async function* readFrames(
  shots: readonly VideoShot[],
  read: (file: string) => Promise<ReadShot>,
): AsyncGenerator<VideoFrame> {
  const planned = plannedPackets(shots)
  let parameters: Uint8Array | undefined
  let before: ReadShot | undefined
  let current: { index: number; shot: ReadShot; counted: Map<string, Uint8Array> } | undefined
  for (const { shot: index, packet, isKey, number } of videoPackets(shots)) {
    const file = shots[index]?.file ?? ''
    if (current?.index !== index) {
      before = current?.shot
      const known: ReadShot | undefined = shots[current?.index ?? -1]?.file === file ? before : undefined
      current = { index, shot: known ?? (await read(file)), counted: new Map() }
      parameters ??= current.shot.parameters
      if (!isEqual(parameters, current.shot.parameters))
        throw new Error(`${file} has other parameter sets than the shots before it`)
      if (followsHold(shots, index) && !hasSameHold(before, current.shot))
        throw new Error(`${file} is not drawn on the picture that rests before it`)
      // A clip's file may be longer: it is cut.
      if (shots[index]?.kind !== 'clip' && current.shot.packets.length !== planned(file))
        throw new Error(`${file} has ${current.shot.packets.length} frames, ${planned(file)} were planned`)
    }
    const data = current.shot.packets[packet]
    if (!data) throw new Error(`${file} ends before frame ${packet}`)
    if (number === undefined) {
      yield { data, isKey, source: file }
      continue
    }
    // One hold frame is repeated at thousands of places under sixteen numbers, so renumbered packets are cached.
    const name = `${packet} ${number % frameNumbers}`
    const counted = current.counted.get(name) ?? renumberFrame(data, number)
    current.counted.set(name, counted)
    yield { data: counted, isKey, source: file }
  }
}
