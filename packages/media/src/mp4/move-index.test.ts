import { expect, it } from 'vitest'
import { type Box, bodyAt, parseBoxes, writeBox } from './boxes.ts'
import { moveIndex } from './move-index.ts'

const bytes = (...values: number[]) => {
  const buffer = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) buffer.writeUInt32BE(value, index * 4)
  return buffer
}
const index = (offsets: Box): Box => ({
  type: 'moov',
  children: [
    { type: 'mvhd', body: bytes(0, 111, 222, 57_600, 9) },
    {
      type: 'trak',
      children: [
        { type: 'mdia', children: [{ type: 'minf', children: [{ type: 'stbl', children: [offsets] }] }] },
      ],
    },
  ],
})
const offsetsOf = (moov: Buffer, type: string) =>
  bodyAt(parseBoxes(moov), 'moov', 'trak', 'mdia', 'minf', 'stbl', type)

it('moves every chunk back by the size of the index', () => {
  const moved = moveIndex(index({ type: 'stco', body: bytes(0, 2, 100, 5_000) }), 10_000)
  expect(offsetsOf(moved, 'stco')).toEqual(bytes(0, 2, 100 + moved.length, 5_000 + moved.length))
})

it('takes the time of making out', () => {
  const moved = moveIndex(index({ type: 'stco', body: bytes(0, 0) }), 10_000)
  expect(bodyAt(parseBoxes(moved), 'moov', 'mvhd')).toEqual(bytes(0, 0, 0, 57_600, 9))
})

it('widens offsets when the move takes them past 4 GiB', () => {
  const last = 2 ** 32 - 10
  const moved = moveIndex(index({ type: 'stco', body: bytes(0, 1, last) }), 2 ** 32 - 1)
  expect(offsetsOf(moved, 'co64').readBigUInt64BE(8)).toBe(BigInt(last + moved.length))
})

it('keeps offsets wide that were wide', () => {
  const wide = Buffer.alloc(16)
  wide.writeUInt32BE(1, 4)
  wide.writeBigUInt64BE(5_000_000_000n, 8)
  const moved = moveIndex(index({ type: 'co64', body: wide }), 6_000_000_000)
  expect(offsetsOf(moved, 'co64').readBigUInt64BE(8)).toBe(5_000_000_000n + BigInt(moved.length))
})

it('refuses boxes that are cut off', () => {
  const whole = writeBox(index({ type: 'stco', body: bytes(0, 0) }))
  expect(() => parseBoxes(whole.subarray(0, whole.length - 4))).toThrow('cut off')
})
