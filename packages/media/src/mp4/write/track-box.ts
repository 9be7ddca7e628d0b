import { box, ended, fullBox, latin, u16, u32, u32s, u64, u64s, zeros } from './fields.ts'
import { type Runs, totalOf } from './runs.ts'

type TrackKind = 'picture' | 'sound' | 'caption' | 'chapters'

/** The properties of a track that do not depend on its packets' sizes. */
export type TrackHeader = {
  kind: TrackKind
  /** Time units per second. */
  timescale: number
  /** ISO 639-2/T; `fullLanguage` is BCP 47, where that says more. */
  language: string
  fullLanguage?: string
  /** Shown to viewers. */
  title: string
  /** Plays when the viewer has not chosen; only one track of a kind. */
  isDefault: boolean
  size?: { width: number; height: number }
  sampleEntry: Buffer
  /** Of its packets, in order. */
  durations: Runs
  /** Packets at which playback can start, counted from 0; undefined means all of them. */
  keys?: readonly number[]
}

/** Where the packets of a track are in the file: their sizes, the chunks' offsets, and the packets in each chunk. */
export type Placement = { sizes: readonly number[]; offsets: readonly number[]; packetsInChunks: Runs }

const handlers: Record<TrackKind, string> = {
  picture: 'vide',
  sound: 'soun',
  caption: 'sbtl',
  chapters: 'text',
}

/** Alternate groups: players choose one track of each. */
const groups: Record<TrackKind, number> = { picture: 0, sound: 1, caption: 2, chapters: 0 }

const unchanged = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000)

/** Three letters of five bits each, 'a' is 1. */
const packedLanguage = (code: string): number =>
  [...code].reduce((packed, letter) => (packed << 5) | (letter.charCodeAt(0) - 0x60), 0)

const mediaHeaders: Record<TrackKind, () => Buffer> = {
  picture: () => fullBox('vmhd', 0, 1, zeros(8)),
  sound: () => fullBox('smhd', 0, 0, zeros(4)),
  caption: () => fullBox('nmhd', 0, 0),
  chapters: () =>
    box('gmhd', fullBox('gmin', 0, 0, u16(0x40, 0x8000, 0x8000, 0x8000, 0, 0)), box('text', unchanged)),
}

const runsTable = (type: string, runs: Runs): Buffer =>
  fullBox(type, 0, 0, u32(runs.length), ...runs.map(({ count, value }) => u32(count, value)))

/** From which chunk on each chunk has how many packets. */
const chunkTable = (packetsInChunks: Runs): Buffer => {
  let chunk = 1
  const entries = packetsInChunks.map(({ count, value }) => {
    const from = chunk
    chunk += count
    return u32(from, value, 1)
  })
  return fullBox('stsc', 0, 0, u32(entries.length), ...entries)
}

const sampleTable = ({ sampleEntry, durations, keys }: TrackHeader, placed: Placement): Buffer =>
  box(
    'stbl',
    fullBox('stsd', 0, 0, u32(1), sampleEntry),
    runsTable('stts', durations),
    ...(keys ? [fullBox('stss', 0, 0, u32(keys.length), u32s(keys.map((key) => key + 1)))] : []),
    chunkTable(placed.packetsInChunks),
    fullBox('stsz', 0, 0, u32(0, placed.sizes.length), u32s(placed.sizes)),
    fullBox('co64', 0, 0, u32(placed.offsets.length), u64s(placed.offsets)),
  )

type Place = { id: number; movieTimescale: number; chapters?: number }

export const trackBox = (
  track: TrackHeader,
  placed: Placement,
  { id, movieTimescale, chapters }: Place,
): Buffer => {
  const { kind, timescale, language, fullLanguage, title, isDefault, size } = track
  const duration = totalOf(track.durations)
  const [enabled, inMovie] = [1, 2]
  const shown = kind === 'chapters' ? 0 : isDefault ? enabled | inMovie : inMovie
  return box(
    'trak',
    fullBox(
      'tkhd',
      1,
      shown,
      u64(0, 0),
      u32(id, 0),
      u64(Math.round((duration * movieTimescale) / timescale)),
      zeros(8),
      u16(kind === 'caption' ? 1 : 0, groups[kind], kind === 'sound' ? 0x100 : 0, 0),
      unchanged,
      u32((size?.width ?? 0) << 16, (size?.height ?? 0) << 16),
    ),
    ...(chapters === undefined ? [] : [box('tref', box('chap', u32(chapters)))]),
    box(
      'mdia',
      fullBox('mdhd', 1, 0, u64(0, 0), u32(timescale), u64(duration), u16(packedLanguage(language), 0)),
      ...(fullLanguage ? [fullBox('elng', 0, 0, ended(fullLanguage))] : []),
      fullBox('hdlr', 0, 0, u32(0), latin(handlers[kind]), zeros(12), ended(title)),
      box(
        'minf',
        mediaHeaders[kind](),
        box('dinf', fullBox('dref', 0, 0, u32(1), fullBox('url ', 0, 1))),
        sampleTable(track, placed),
      ),
    ),
    ...(kind === 'chapters' ? [] : [box('udta', box('name', Buffer.from(title, 'utf8')))]),
  )
}

export const movieHeader = (timescale: number, duration: number, tracks: number): Buffer =>
  fullBox(
    'mvhd',
    1,
    0,
    u64(0, 0),
    u32(timescale),
    u64(duration),
    u32(0x10000),
    u16(0x100),
    zeros(10),
    unchanged,
    zeros(24),
    u32(tracks + 1),
  )

/** The video's title, in the box from which players read it. */
export const titleBox = (title: string): Buffer =>
  box(
    'udta',
    fullBox(
      'meta',
      0,
      0,
      fullBox('hdlr', 0, 0, u32(0), latin('mdirappl'), zeros(9)),
      box('ilst', box('\u00a9nam', box('data', u32(1, 0), Buffer.from(title, 'utf8')))),
    ),
  )

export const fileType = (): Buffer => box('ftyp', latin('isom'), u32(0x200), latin('isomiso2avc1mp41'))

export const mediaHeaderBytes = 16

/** Always a 64-bit size: it is known only after the video is written. */
export const mediaHeader = (bytes: number): Buffer => Buffer.concat([u32(1), latin('mdat'), u64(bytes + 16)])
