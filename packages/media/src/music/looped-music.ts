import { sampleRate } from '@voxdeck/core/timeline/timing'

const crossfadeSeconds = 1.5

/** A piece of music looped endlessly, with its end crossfaded into its beginning. */
export const loopedMusic = (pcm: Buffer) => {
  const samples = Math.floor(pcm.length / 4)
  const crossfade = Math.min(crossfadeSeconds * sampleRate, Math.floor(samples / 4))
  const period = samples - crossfade
  const read = (sample: number, channel: number) => pcm.readInt16LE(4 * sample + 2 * channel) / 32_768
  return (sample: number, channel: 0 | 1): number => {
    const at = sample % period
    if (sample < period || at >= crossfade) return read(at, channel)
    // Equal-power crossfade: the two signals are uncorrelated.
    const angle = (at / crossfade) * (Math.PI / 2)
    return Math.sin(angle) * read(at, channel) + Math.cos(angle) * read(period + at, channel)
  }
}
