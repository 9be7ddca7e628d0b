import { describe, expect, it } from 'vitest'
import { decodePcm, decodeWav } from './decode-pcm.ts'

const wav = ({ channels = 1, bits = 16, format = 1, rate = 22_050 } = {}) => {
  const bytes = Buffer.alloc(48)
  bytes.write('RIFF', 0, 'latin1')
  bytes.writeUInt32LE(0x7ffff024, 4)
  bytes.write('WAVEfmt ', 8, 'latin1')
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(format, 20)
  bytes.writeUInt16LE(channels, 22)
  bytes.writeUInt32LE(rate, 24)
  bytes.writeUInt16LE(bits, 34)
  bytes.write('data', 36, 'latin1')
  bytes.writeUInt32LE(0x7ffff000, 40)
  bytes.writeInt16LE(16_384, 44)
  bytes.writeInt16LE(-32_768, 46)
  return bytes
}

describe('sound in 16 bits', () => {
  it('is read as numbers from −1 to 1', () =>
    expect(decodePcm(Uint8Array.of(0, 0x40, 0, 0x80), 24_000)).toEqual({
      samples: Float32Array.of(0.5, -1),
      sampleRate: 24_000,
    }))

  it('has whole samples, and at least one', () => {
    expect(decodePcm(Uint8Array.of(1, 2, 3), 24_000)).toBeNull()
    expect(decodePcm(new Uint8Array(0), 24_000)).toBeNull()
  })
})

describe('a WAV from a pipe', () => {
  it('is read to its end, whatever length it claims', () =>
    expect(decodeWav(wav())).toEqual({ samples: Float32Array.of(0.5, -1), sampleRate: 22_050 }))

  it.each([
    ['two channels', { channels: 2 }],
    ['eight bits', { bits: 8 }],
    ['another coding', { format: 3 }],
  ])('is refused with %s', (_, odd) => expect(decodeWav(wav(odd))).toBeNull())

  it.each([0, 4, 44])('is refused when only %i bytes are there', (length) =>
    expect(decodeWav(wav().subarray(0, length))).toBeNull(),
  )
})
