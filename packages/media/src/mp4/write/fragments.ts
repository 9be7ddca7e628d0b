import { box, fullBox, u32, u32s, u64 } from './fields.ts'
import { fileType, movieHeader, type TrackHeader, trackBox } from './track-box.ts'

const id = 1

/** The initialisation segment, which a player reads once before the fragments: the index without packets. */
export const initialSegment = (track: TrackHeader): Buffer => {
  const { keys: _, ...unplaced } = { ...track, durations: [] }
  return Buffer.concat([
    fileType(),
    box(
      'moov',
      movieHeader(track.timescale, 0, 1),
      trackBox(
        unplaced,
        { sizes: [], offsets: [], packetsInChunks: [] },
        { id, movieTimescale: track.timescale },
      ),
      box('mvex', fullBox('trex', 0, 0, u32(id, 1, 0, 0, 0))),
    ),
  ])
}

export type FragmentPacket = { data: Uint8Array; duration: number; isKey: boolean }

const [dependsOnNothing, dependsOnOthers] = [0x02000000, 0x01010000]

/** Present in trun: the data offset, then for each packet its duration, size and flags. */
const runFlags = 0x1 | 0x100 | 0x200 | 0x400
const offsetsCountFromHere = 0x20000

/** A fragment of a track that can be requested and played by itself; `start` in units of the track's timescale. */
export const fragment = (sequence: number, start: number, packets: readonly FragmentPacket[]): Buffer => {
  const header = (dataOffset: number) =>
    box(
      'moof',
      fullBox('mfhd', 0, 0, u32(sequence)),
      box(
        'traf',
        fullBox('tfhd', 0, offsetsCountFromHere, u32(id)),
        fullBox('tfdt', 1, 0, u64(start)),
        fullBox(
          'trun',
          0,
          runFlags,
          u32(packets.length, dataOffset),
          u32s(
            packets.flatMap(({ data, duration, isKey }) => [
              duration,
              data.length,
              isKey ? dependsOnNothing : dependsOnOthers,
            ]),
          ),
        ),
      ),
    )
  const size = header(0).length
  return Buffer.concat([header(size + 8), box('mdat', ...packets.map(({ data }) => Buffer.from(data)))])
}
