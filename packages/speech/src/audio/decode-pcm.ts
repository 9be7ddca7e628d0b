import type { Speech } from '../speech-engine.ts'

const headerBytes = 44

/** 16 bit, little endian, mono. Null for no bytes, and for half a sample at the end: the sound was cut off. */
export const decodePcm = (bytes: Uint8Array, sampleRate: number): Speech | null => {
  if (bytes.length === 0 || bytes.length % 2 === 1) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const samples = new Float32Array(bytes.length / 2)
  for (let index = 0; index < samples.length; index += 1)
    samples[index] = view.getInt16(index * 2, true) / 32_768
  return { samples, sampleRate }
}

export const isWav = (bytes: Uint8Array): boolean =>
  ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WAVE'

/**
 * Decodes a WAV with the plain header of 44 bytes, as programs write it to a pipe; null for any other. The lengths in
 * the header are ignored: there they are written before they are known.
 */
export const decodeWav = (bytes: Uint8Array): Speech | null => {
  if (bytes.length <= headerBytes || !isWav(bytes)) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const plain =
    ascii(bytes, 12, 16) === 'fmt ' &&
    view.getUint32(16, true) === 16 &&
    view.getUint16(20, true) === 1 &&
    view.getUint16(22, true) === 1 &&
    view.getUint16(34, true) === 16 &&
    ascii(bytes, 36, 40) === 'data'
  return plain ? decodePcm(bytes.subarray(headerBytes), view.getUint32(24, true)) : null
}

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to))
