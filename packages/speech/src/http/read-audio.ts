import { decodePcm, decodeWav, isWav } from '../audio/decode-pcm.ts'
import { spokenUnits } from '../pace/spoken-units.ts'
import type { Speech } from '../speech-engine.ts'

/** Not every provider has a media type for raw samples, so the first bytes decide the format. */
const soundTypes = /^(audio\/[\w.+-]+|(application|binary)\/octet-stream)\s*(;|$)/i
const compressed = /^(ID3|OggS|fLaC|.{4}ftyp|\xff[\xe2\xe3\xf1-\xf3\xf9-\xfb])/s
const rates = { min: 16_000, max: 96_000 }
/** Seconds for a letter, from the fastest speech that is understood to the slowest that can be requested. */
const secondsPerUnit = { min: 0.008, max: 1 }

type Answer = { contentType: string; bytes: Uint8Array; text: string; usualRate: number }

/** The speech in a response, checked against its text; a string says what is wrong with it. */
export const readAudio = ({ contentType, bytes, text, usualRate }: Answer): Speech | string => {
  if (!soundTypes.test(contentType)) return 'not of a type for sound'
  if (compressed.test(Buffer.from(bytes.subarray(0, 8)).toString('latin1'))) return 'compressed'
  const rate = /;\s*rate=(\d+)/i.exec(contentType)?.[1]
  const spoken = isWav(bytes) ? decodeWav(bytes) : decodePcm(bytes, rate ? Number(rate) : usualRate)
  if (!spoken) return bytes.length === 0 ? 'empty' : 'not whole samples of 16 bits, mono'
  const { samples, sampleRate } = spoken
  if (sampleRate < rates.min || sampleRate > rates.max) return `${sampleRate} samples a second`
  const seconds = samples.length / sampleRate
  const units = spokenUnits(text)
  if (seconds < units * secondsPerUnit.min) return 'too short for its text'
  if (seconds > 2 + units * secondsPerUnit.max) return 'too long for its text'
  return spoken
}
