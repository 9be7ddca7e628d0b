import type { Speech } from '../speech-engine.ts'

const headerBytes = 44

/** 16 bit, little endian, mono. Half a sample at the end is a sound that was cut off. */
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
 * A WAV of the plainest kind, which is what programs write to a pipe. The lengths in its header are false there: they are
 * written before anybody knows them.
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
