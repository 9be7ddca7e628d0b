import { describe, expect, it } from 'vitest'
import { encodeOnnxMetadata } from './onnx-metadata.ts'

describe('metadata appended to an ONNX model', () => {
  it('is a ModelProto.metadata_props entry: field 14, with key and value inside', () => {
    expect(Buffer.from(encodeOnnxMetadata({ ab: 'c' })).toString('hex')).toBe(
      ['72', '07', '0a', '02', '6162', '12', '01', '63'].join(''),
    )
  })

  it('writes a length past 127 in two bytes', () => {
    const value = 'x'.repeat(200)
    const bytes = encodeOnnxMetadata({ k: value })
    // Key 3 bytes, value 1 + 2 + 200.
    expect([...bytes.subarray(0, 3)]).toEqual([0x72, 206 - 128 + 0x80, 0x01])
    expect(bytes.length).toBe(3 + 206)
  })

  it('keeps the order, and nothing gives nothing', () => {
    const text = Buffer.from(encodeOnnxMetadata({ first: '1', second: '2' })).toString('latin1')
    expect(text.indexOf('first')).toBeLessThan(text.indexOf('second'))
    expect(encodeOnnxMetadata({}).length).toBe(0)
  })
})
