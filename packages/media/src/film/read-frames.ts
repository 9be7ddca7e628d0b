import { holdFrames } from '../args/encode-hold.ts'
import { frameNumbers, renumberFrame } from '../h264/renumber-frame.ts'
import { filmPackets, followsRest } from './film-packets.ts'
import type { FilmShot } from './film-parts.ts'

/** A shot's packets in order, and the decoder's parameter sets. */
export type ReadShot = { packets: readonly Uint8Array[]; parameters: Uint8Array }

export type FilmFrame = { data: Uint8Array; isKey: boolean; source: string }

const isEqual = (one: Uint8Array | undefined, other: Uint8Array | undefined): boolean =>
  one !== undefined && other !== undefined && Buffer.compare(one, other) === 0

const restAlike = (one: ReadShot | undefined, other: ReadShot): boolean =>
  other.packets.slice(0, holdFrames).every((packet, index) => isEqual(one?.packets[index], packet))

/** A blend has the frames that it is shown for, after those of the rest; a hold may be the start of such a file. */
const plannedPackets = (shots: readonly FilmShot[], index: number): number => {
  const { kind, frames = 0, file } = shots[index] ?? {}
  if (kind === 'blend') return followsRest(shots, index) ? holdFrames - 1 + frames : frames
  const isDrawnWithBlend = followsRest(shots, index + 1) && shots[index + 1]?.file === file
  return isDrawnWithBlend ? plannedPackets(shots, index + 1) : holdFrames
}

const provePacketCount = (shots: readonly FilmShot[], index: number, { packets }: ReadShot): void => {
  // A clip's file is cut.
  if (shots[index]?.kind === 'clip') return
  const planned = plannedPackets(shots, index)
  if (packets.length !== planned)
    throw new Error(`${shots[index]?.file} has ${packets.length} frames, ${planned} were planned`)
}

/**
 * The packets of a film's picture, frame by frame. Two shots at most are in memory, each half a second, one picture or
 * five seconds of a clip. What does not fit its neighbours is refused.
 */
export async function* readFrames(
  shots: readonly FilmShot[],
  read: (file: string) => Promise<ReadShot>,
): AsyncGenerator<FilmFrame> {
  let parameters: Uint8Array | undefined
  let before: ReadShot | undefined
  let current: { index: number; shot: ReadShot; counted: Map<string, Uint8Array> } | undefined
  for (const { shot: index, packet, isKey, number } of filmPackets(shots)) {
    const file = shots[index]?.file ?? ''
    if (current?.index !== index) {
      before = current?.shot
      const known: ReadShot | undefined = shots[current?.index ?? -1]?.file === file ? before : undefined
      current = { index, shot: known ?? (await read(file)), counted: new Map() }
      parameters ??= current.shot.parameters
      if (!isEqual(parameters, current.shot.parameters))
        throw new Error(`${file} has other parameter sets than the shots before it`)
      if (followsRest(shots, index) && !restAlike(before, current.shot))
        throw new Error(`${file} is not drawn on the picture that rests before it`)
      provePacketCount(shots, index, current.shot)
    }
    const data = current.shot.packets[packet]
    if (!data) throw new Error(`${file} ends before frame ${packet}`)
    if (number === undefined) {
      yield { data, isKey, source: file }
      continue
    }
    // One resting frame stands at thousands of places, under sixteen numbers.
    const name = `${packet} ${number % frameNumbers}`
    const counted = current.counted.get(name) ?? renumberFrame(data, number)
    current.counted.set(name, counted)
    yield { data: counted, isKey, source: file }
  }
}
