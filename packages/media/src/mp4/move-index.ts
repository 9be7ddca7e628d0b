import { type Box, writeBox } from './boxes.ts'

/** mvhd, tkhd and mdhd begin with a version, flags and two times, which mediabunny takes from the clock. */
const timed = new Set(['mvhd', 'tkhd', 'mdhd'])

const withoutTimes = (body: Buffer): Buffer => {
  const times = body[0] === 1 ? 16 : 8
  return Buffer.concat([body.subarray(0, 4), Buffer.alloc(times), body.subarray(4 + times)])
}

/** Chunk offsets: a version and flags, a count, then 32-bit (stco) or 64-bit (co64) positions in the file. */
const moveOffsets = (box: { type: string; body: Buffer }, by: number, wide: boolean): Box => {
  const { type, body } = box
  const count = body.readUInt32BE(4)
  const entry = wide ? 8 : 4
  const moved = Buffer.alloc(8 + count * entry)
  body.copy(moved, 0, 0, 8)
  for (let index = 0; index < count; index++) {
    const offset =
      by + (type === 'co64' ? Number(body.readBigUInt64BE(8 + index * 8)) : body.readUInt32BE(8 + index * 4))
    if (wide) moved.writeBigUInt64BE(BigInt(offset), 8 + index * 8)
    else moved.writeUInt32BE(offset, 8 + index * 4)
  }
  return { type: wide ? 'co64' : 'stco', body: moved }
}

const rewrite = (box: Box, by: number, wide: boolean): Box => {
  if ('children' in box)
    return { type: box.type, children: box.children.map((child) => rewrite(child, by, wide)) }
  if (timed.has(box.type)) return { type: box.type, body: withoutTimes(box.body) }
  if (box.type === 'stco' || box.type === 'co64') return moveOffsets(box, by, wide)
  return box
}

/** The index of a film whose media will lie `size of the index` bytes further back, with no time of making in it. */
export const moveIndex = (moov: Box, fileSize: number): Buffer => {
  // Sizes do not depend on the distance, so a first pass by 0 tells it.
  const sizeIf = (wide: boolean) => writeBox(rewrite(moov, 0, wide)).length
  const wide = hasWideOffsets(moov) || fileSize + sizeIf(false) >= 2 ** 32
  return writeBox(rewrite(moov, sizeIf(wide), wide))
}

const hasWideOffsets = (box: Box): boolean =>
  'children' in box ? box.children.some(hasWideOffsets) : box.type === 'co64'
