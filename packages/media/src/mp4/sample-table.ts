import { type Box, bodyAt, bodyIfAt, findBoxes } from './boxes.ts'

/** One packet's position in the file and in time; times in units of the track's timescale. */
export type Sample = { offset: number; size: number; time: number; duration: number; key: boolean }

export type Mp4Track = {
  handler: string
  timescale: number
  language: string
  hasEditList: boolean
  sampleDescription: Buffer
  /** The samples of a chunk are contiguous in the file. */
  chunks: () => Generator<Sample[]>
}

export const readTracks = (moov: Box): Mp4Track[] => {
  if (!('children' in moov)) throw new Error('the index is empty')
  return findBoxes(moov.children, 'trak').map((trak) => {
    const boxes = 'children' in trak ? trak.children : []
    const header = bodyAt(boxes, 'mdia', 'mdhd')
    const timescaleAt = header[0] === 1 ? 20 : 12
    const languageAt = header[0] === 1 ? 32 : 20
    return {
      handler: bodyAt(boxes, 'mdia', 'hdlr').toString('latin1', 8, 12),
      timescale: header.readUInt32BE(timescaleAt),
      language: languageOf(header.readUInt16BE(languageAt)),
      hasEditList: findBoxes(boxes, 'edts').length > 0,
      sampleDescription: bodyAt(boxes, 'mdia', 'minf', 'stbl', 'stsd'),
      chunks: () => readChunks(boxes),
    }
  })
}

/** Three letters of five bits each, 'a' is 1. */
const languageOf = (packed: number): string =>
  String.fromCharCode(...[10, 5, 0].map((shift) => 0x60 + ((packed >> shift) & 31)))

function* readChunks(trak: readonly Box[]): Generator<Sample[]> {
  const table = (type: string) => bodyAt(trak, 'mdia', 'minf', 'stbl', type)
  const tableIf = (type: string) => bodyIfAt(trak, 'mdia', 'minf', 'stbl', type)
  if (tableIf('ctts')) throw new Error('packets are reordered: our videos have none')

  const sizes = table('stsz')
  const fixedSize = sizes.readUInt32BE(4)
  const count = sizes.readUInt32BE(8)
  const sizeOf = (sample: number) => fixedSize || sizes.readUInt32BE(12 + sample * 4)

  const wide = tableIf('co64')
  const offsets = wide ?? table('stco')
  const chunkCount = offsets.readUInt32BE(4)
  const offsetOf = (chunk: number) =>
    wide ? Number(wide.readBigUInt64BE(8 + chunk * 8)) : offsets.readUInt32BE(8 + chunk * 4)

  const durations = runs(table('stts'))
  const keys = tableIf('stss')
  const keySamples =
    keys && new Set(Array.from({ length: keys.readUInt32BE(4) }, (_, i) => keys.readUInt32BE(8 + i * 4)))

  const toChunk = table('stsc')
  const toChunkEntries = toChunk.readUInt32BE(4)
  let sample = 0
  let time = 0
  for (let chunk = 0, entry = 0; chunk < chunkCount; chunk++) {
    // An entry applies from its chunk on; chunks are counted from 1.
    while (entry + 1 < toChunkEntries && toChunk.readUInt32BE(8 + (entry + 1) * 12) <= chunk + 1) entry++
    const samplesInChunk = toChunk.readUInt32BE(8 + entry * 12 + 4)
    const samples: Sample[] = []
    let offset = offsetOf(chunk)
    for (let index = 0; index < samplesInChunk; index++, sample++) {
      const size = sizeOf(sample)
      const duration = durations.next().value
      if (duration === undefined) throw new Error(`packet ${sample} has no time`)
      samples.push({ offset, size, time, duration, key: keySamples?.has(sample + 1) ?? true })
      offset += size
      time += duration
    }
    yield samples
  }
  if (sample !== count) throw new Error(`the index names ${count} packets and places ${sample}`)
}

/** Expands pairs of (count, value) into single values. */
function* runs(table: Buffer): Generator<number, undefined> {
  const entries = table.readUInt32BE(4)
  for (let entry = 0; entry < entries; entry++) {
    const value = table.readUInt32BE(12 + entry * 8)
    for (let left = table.readUInt32BE(8 + entry * 8); left > 0; left--) yield value
  }
  return undefined
}
