import { spokenUnits } from '../src/pace/spoken-units.ts'

const longestSeconds = 200
const sampleRate = 24_000
const quiet = Buffer.alloc(2 * Math.round(0.12 * sampleRate))

const syllable = (at: number) => 0.55 + 0.45 * Math.sin((2 * Math.PI * 5 * at) / sampleRate)
const makeSound = () => {
  const bytes = Buffer.alloc(2 * longestSeconds * sampleRate)
  for (let at = 0; at < longestSeconds * sampleRate; at += 1) {
    const tone = Math.sin((2 * Math.PI * 160 * at) / sampleRate)
    bytes.writeInt16LE(Math.round(9000 * syllable(at) * tone), at * 2)
  }
  return bytes
}
let sound: Buffer | undefined

/** Sound like speech, as long as its text would take: 24 kHz, 16 bit, mono, with silence around it. */
export const babble = (text: string, speed: number): Buffer => {
  sound ??= makeSound()
  // No voice's length is exactly proportional to its letters.
  const mood = 1 + 0.06 * Math.sin(text.length * 7)
  const seconds = (spokenUnits(text) * 0.066 * mood) / speed
  return Buffer.concat([quiet, sound.subarray(0, 2 * Math.round(seconds * sampleRate)), quiet])
}
