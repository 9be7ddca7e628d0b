import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeNal, unescapeNal } from './escape.ts'
import { renumberFrame } from './renumber-frame.ts'

/** A P slice of the first macroblock, parameter set 0: bits 1, 00110 (type 5), 1, then four of frame_num. */
const slice = (number: number, rest: readonly number[]): Buffer => {
  const header = (0b1_00110_1 << 9) | (number << 5)
  return Buffer.from([0x61, header >> 8, header & 0xff, ...rest])
}
const packetOf = (...nals: Buffer[]): Buffer =>
  Buffer.concat(
    nals.flatMap((nal) => {
      const length = Buffer.alloc(4)
      length.writeUInt32BE(nal.length)
      return [length, nal]
    }),
  )
const anyBytes = fc.array(fc.oneof(fc.constantFrom(0, 1, 2, 3), fc.nat(255)), { maxLength: 90 })

describe('a frame counted anew', () => {
  it('differs in its number alone, whatever follows', () => {
    fc.assert(
      fc.property(fc.nat(15), fc.nat(400), anyBytes, (before, after, rest) => {
        const packet = packetOf(escapeNal(slice(before, rest)))
        expect(renumberFrame(packet, after)).toEqual(packetOf(escapeNal(slice(after % 16, rest))))
      }),
    )
  })

  it('leaves what is no slice as it was', () => {
    const delimiter = Buffer.from([0x09, 0x30])
    const packet = packetOf(delimiter, slice(1, [7]))
    expect(renumberFrame(packet, 2)).toEqual(packetOf(delimiter, slice(2, [7])))
  })

  it('refuses what is cut off', () => {
    expect(() => renumberFrame(packetOf(slice(1, [])).subarray(0, 6), 2)).toThrow('inside a NAL unit')
    expect(() => renumberFrame(packetOf(Buffer.from([0x61])), 2)).toThrow('inside its header')
  })
})

describe('escaping', () => {
  it('keeps start codes out, and is undone', () => {
    fc.assert(
      fc.property(anyBytes, (bytes) => {
        const escaped = escapeNal(Buffer.from(bytes))
        expect(escaped.toString('hex').match(/^(..)*?0000(00|01|02)/)).toBeNull()
        expect([...unescapeNal(escaped)]).toEqual(bytes)
      }),
    )
  })
})
