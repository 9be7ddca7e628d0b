import { readFile } from 'node:fs/promises'
import { sampleRate } from '@voxdeck/core/timeline/timing'
import { decodeMusic, type NormaliseMusic, normaliseMusic } from '../args/sound/normalise-sound.ts'
import { integratedLoudness } from '../loudness/integrated-loudness.ts'
import type { Ffmpeg, FfmpegRun } from '../run/ffmpeg.ts'

/** ffmpeg decoded the music, but it is silent. */
export class MusicDamaged extends Error {}

/** Enough to measure a piece's loudness, without all of it as floats in memory. */
const measuredSeconds = 60

/** Normalises a user's music; returns its length and loudness. */
export const createWriteMusic =
  ({ ffmpeg }: { ffmpeg: Ffmpeg }) =>
  async ({
    music,
    output,
    mostSeconds,
    ...run
  }: NormaliseMusic & Omit<FfmpegRun, 'stdin'>): Promise<{ samples: number; lufs: number }> => {
    await ffmpeg.run(normaliseMusic({ music, output, mostSeconds }), run)
    const raw = run.scratch.file('music.pcm')
    await ffmpeg.run(decodeMusic(output, raw), run)
    const pcm = await readFile(raw.path)
    const samples = Math.floor(pcm.length / 4)
    // Measured in the middle: many pieces begin softly.
    const measured = Math.min(samples, measuredSeconds * sampleRate)
    const from = Math.floor((samples - measured) / 2)
    const channel = (offset: number) =>
      Float32Array.from(
        { length: measured },
        (_, index) => pcm.readInt16LE(4 * (from + index) + offset) / 32_768,
      )
    const lufs = integratedLoudness([channel(0), channel(2)], sampleRate)
    if (lufs === null) throw new MusicDamaged('it is silent')
    return { samples, lufs }
  }
