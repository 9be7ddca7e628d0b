import { open } from 'node:fs/promises'
import { parseBoxes } from './boxes.ts'
import { type Mp4Track, readTracks, type Sample } from './sample-table.ts'
import { listTopLevel, onlyBox, readRange } from './top-level.ts'

export type Mp4 = AsyncDisposable & {
  indexFirst: boolean
  tracks: readonly Mp4Track[]
  track: (handler: 'vide' | 'soun') => Mp4Track
  packets: (track: Mp4Track) => AsyncGenerator<Sample & { data: Buffer }>
}

/** A second MP4 reader that shares no code with the writer, so that it can verify written files. */
export const openMp4 = async (path: string): Promise<Mp4> => {
  const file = await open(path)
  try {
    const boxes = await listTopLevel(file)
    const index = onlyBox(boxes, 'moov')
    const [moov] = parseBoxes(await readRange(file, index.offset, index.size))
    const tracks = moov ? readTracks(moov) : []
    return {
      indexFirst: index.offset < onlyBox(boxes, 'mdat').offset,
      tracks,
      track: (handler) => {
        const [track, ...more] = tracks.filter((candidate) => candidate.handler === handler)
        if (!track || more.length > 0) throw new Error(`${path}: expected one track of kind ${handler}`)
        return track
      },
      packets: async function* (track) {
        for (const samples of track.chunks()) {
          const [first, last] = [samples.at(0), samples.at(-1)]
          if (!first || !last) continue
          const chunk = await readRange(file, first.offset, last.offset + last.size - first.offset)
          for (const sample of samples) {
            const start = sample.offset - first.offset
            yield { ...sample, data: chunk.subarray(start, start + sample.size) }
          }
        }
      },
      [Symbol.asyncDispose]: () => file.close(),
    }
  } catch (error) {
    await file.close()
    throw error
  }
}
