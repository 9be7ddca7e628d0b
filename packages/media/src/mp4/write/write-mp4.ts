import { open, rm } from 'node:fs/promises'
import { box } from './fields.ts'
import { type Runs, runsOf, startsOf, totalOf } from './runs.ts'
import {
  fileType,
  mediaHeader,
  mediaHeaderBytes,
  movieHeader,
  type Placement,
  type TrackHeader,
  titleBox,
  trackBox,
} from './track-box.ts'

export type WrittenTrack = TrackHeader & {
  /** As many as there are durations. */
  packets: AsyncIterable<Uint8Array>
}

export type Mp4Contents = {
  tracks: readonly WrittenTrack[]
  title?: string | undefined
  /** Time units per second of the video's own duration. */
  timescale: number
  output: string
  signal?: AbortSignal | undefined
  onSecond?: (second: number) => void
}

/** How many packets of a track start in each second: the packets of a second form one chunk. */
const packetsBySecond = ({ durations, timescale }: TrackHeader): number[] => {
  const counts: number[] = []
  for (const start of startsOf(durations)) {
    const second = Math.floor(start / timescale)
    counts[second] = (counts[second] ?? 0) + 1
  }
  return Array.from(counts, (count) => count ?? 0)
}

type Written = { sizes: number[]; offsets: number[]; counts: number[]; packetsInChunks: Runs }

const indexOf = ({ tracks, title, timescale }: Mp4Contents, placed: readonly Placement[]): Buffer => {
  const seconds = Math.max(...tracks.map((track) => totalOf(track.durations) / track.timescale))
  const chapters = tracks.findIndex(({ kind }) => kind === 'chapters') + 1 || undefined
  return box(
    'moov',
    movieHeader(timescale, Math.round(seconds * timescale), tracks.length),
    ...tracks.map((track, index) =>
      trackBox(track, placed[index] ?? { sizes: [], offsets: [], packetsInChunks: [] }, {
        id: index + 1,
        movieTimescale: timescale,
        ...(chapters !== undefined && track.kind === 'picture' ? { chapters } : {}),
      }),
    ),
    ...(title === undefined ? [] : [titleBox(title)]),
  )
}

/**
 * Writes an MP4 with its index first in a single pass: the index's length depends only on the number of packets, so
 * its space is reserved. Nothing in the file depends on the clock: equal packets give equal bytes.
 */
export const writeMp4 = async (movie: Mp4Contents): Promise<{ packets: number[] }> => {
  const { tracks, output, signal, onSecond } = movie
  const written: Written[] = tracks.map((track) => {
    const counts = packetsBySecond(track)
    const chunks = counts.filter((count) => count > 0)
    const packets = chunks.reduce((sum, count) => sum + count, 0)
    // The values are filled in later; their number, and so the index's length, is final.
    return {
      counts,
      sizes: Array<number>(packets).fill(0),
      offsets: chunks.map(() => 0),
      packetsInChunks: runsOf(chunks),
    }
  })
  const head = fileType()
  const media = head.length + indexOf(movie, written).length
  await using file = await open(output, 'w')
  const readers = tracks.map(({ packets }) => packets[Symbol.asyncIterator]())
  const done = tracks.map(() => ({ packets: 0, chunks: 0 }))
  let at = media + mediaHeaderBytes
  try {
    const seconds = Math.max(...written.map(({ counts }) => counts.length))
    for (let second = 0; second < seconds; second++) {
      signal?.throwIfAborted()
      const chunks: Uint8Array[] = []
      const begin = at
      for (const [index, { counts, sizes, offsets }] of written.entries()) {
        const count = counts[second] ?? 0
        const progress = done[index]
        if (count === 0 || !progress) continue
        offsets[progress.chunks++] = at
        for (let packet = 0; packet < count; packet++) {
          const next = await readers[index]?.next()
          if (!next || next.done)
            throw new Error(
              `${tracks[index]?.title} has ${progress.packets} packets, ${sizes.length} were planned`,
            )
          sizes[progress.packets++] = next.value.length
          chunks.push(next.value)
          at += next.value.length
        }
      }
      await writeAll(file, chunks, begin)
      onSecond?.(second)
    }
    for (const [index, reader] of readers.entries())
      if (!(await reader.next()).done)
        throw new Error(`${tracks[index]?.title} has more packets than were planned`)
    const index = Buffer.concat([head, indexOf(movie, written), mediaHeader(at - media - mediaHeaderBytes)])
    await writeAll(file, [index], 0)
  } catch (error) {
    // Do not leave an incomplete video.
    await rm(output, { force: true })
    throw error
  } finally {
    for (const reader of readers) await reader.return?.()
  }
  return { packets: done.map(({ packets }) => packets) }
}

const writeAll = async (
  file: Awaited<ReturnType<typeof open>>,
  chunks: readonly Uint8Array[],
  position: number,
): Promise<void> => {
  const bytes = Buffer.concat(chunks)
  const { bytesWritten } = await file.write(bytes, 0, bytes.length, position)
  if (bytesWritten !== bytes.length) throw new Error('the disk is full')
}
