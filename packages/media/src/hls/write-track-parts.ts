import { open } from 'node:fs/promises'
import { type FragmentPacket, fragment, initialSegment } from '../mp4/write/fragments.ts'
import { startsOf, valuesOf } from '../mp4/write/runs.ts'
import type { WrittenTrack } from '../mp4/write/write-mp4.ts'
import type { Segment } from './playlists.ts'

/** Target segment length: short enough to start playing at once, long enough to keep requests few. */
const wishedSeconds = 4

export type TrackParts = { initialBytes: number; segments: Segment[]; bytes: number }

/** Writes a track to one file: the initialisation segment, then its segments, each beginning with a key frame. */
export const writeTrackParts = async (
  track: WrittenTrack,
  output: string,
  signal?: AbortSignal,
): Promise<TrackParts> => {
  const keys = track.keys && new Set(track.keys)
  const [starts, durations] = [startsOf(track.durations), valuesOf(track.durations)]
  const initial = initialSegment(track)
  const segments: Segment[] = []
  await using file = await open(output, 'w')
  let offset = 0
  const append = async (bytes: Buffer) => {
    await file.write(bytes, 0, bytes.length, offset)
    offset += bytes.length
  }
  await append(initial)
  let part: FragmentPacket[] = []
  let [begin, length] = [0, 0]
  const flush = async () => {
    if (part.length === 0) return
    const bytes = fragment(segments.length + 1, begin, part)
    segments.push({ seconds: length / track.timescale, offset, bytes: bytes.length })
    await append(bytes)
    part = []
  }
  let packet = 0
  for await (const data of track.packets) {
    signal?.throwIfAborted()
    const [start, duration] = [starts.next().value ?? 0, durations.next().value ?? 0]
    const isKey = keys?.has(packet) ?? true
    if (isKey && length >= wishedSeconds * track.timescale) {
      await flush()
      length = 0
    }
    if (part.length === 0) begin = start
    part.push({ data, duration, isKey })
    length += duration
    packet++
  }
  await flush()
  return { initialBytes: initial.length, segments, bytes: offset }
}
