import { readFile } from 'node:fs/promises'
import { sampleRate } from '@voxdeck/core/timeline/timing'
import { cachePaths } from '@voxdeck/dev/paths'
import { createRecogniser } from '@voxdeck/e2e/recognise/recognise'
import { wordErrorRate } from '@voxdeck/e2e/recognise/word-error-rate'
import { runProgram } from '@voxdeck/e2e/video/run-program'
import type { Ffmpeg } from '@voxdeck/media/run/ffmpeg'
import type { Scratch, ScratchFile } from '@voxdeck/media/run/scratch'
import { mean } from '../measure/mean.ts'
import type { Said } from './speak-sentences.ts'
import { melSpectra, type SpectralDistance, spectralDistance } from './spectral-distance.ts'
import { type StretcherName, stretchers } from './stretchers.ts'

export type Compared = SpectralDistance & {
  stretcher: StretcherName
  pace: number
  wordErrorRate: number
  /** Milliseconds of work for a second of speech. */
  msPerSecond: number
  /** Two runs gave the same bytes. */
  isRepeatable: boolean
}

/** Sentences in one run of ffmpeg, as in the product; more would need more threads than its jail allows. */
const atOnce = 12

const read16k = async ({ path }: ScratchFile): Promise<Float32Array> => {
  const raw = ['-f', 's16le', '-ar', String(sampleRate), '-ac', '1']
  const args = ['-v', 'error', ...raw, '-i', path, '-ar', '16000', '-f', 'f32le', '-']
  const { stdout } = await runProgram('ffmpeg', args)
  return new Float32Array(stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.byteLength))
}

const totalSeconds = (said: readonly Said[]): number =>
  said.reduce((sum, { samples }) => sum + samples, 0) / sampleRate

export const createComparison = ({ ffmpeg, scratch }: { ffmpeg: Ffmpeg; scratch: Scratch }) => {
  const recogniser = createRecogniser({ modelDir: cachePaths(process.env).recogniser })
  const heardWrong = (sound: Float32Array, { text }: Said) => wordErrorRate(text, recogniser.recognise(sound))
  const known = new Map<Said, Float64Array[]>()
  const picturesBefore = async (said: Said): Promise<Float64Array[]> => {
    const pictures = known.get(said) ?? melSpectra(await read16k(said.file))
    known.set(said, pictures)
    return pictures
  }

  const stretchAll = async (said: readonly Said[], stretcher: StretcherName, pace: number, name: string) => {
    const several = said.map(({ file: input, samples }, index) => ({
      input,
      samples,
      fitted: Math.round(samples / pace),
      output: scratch.file(`${name}-${index}.pcm`),
    }))
    const began = performance.now()
    for (let from = 0; from < several.length; from += atOnce)
      await ffmpeg.run(stretchers[stretcher](several.slice(from, from + atOnce)), { scratch })
    return { files: several.map(({ output }) => output), ms: performance.now() - began }
  }

  return {
    /** Word error rate of the recogniser before stretching. */
    unstretched: async (said: readonly Said[]): Promise<number> => {
      const rates: number[] = []
      for (const one of said) rates.push(heardWrong(await read16k(one.file), one))
      return mean(rates)
    },

    compare: async (said: readonly Said[], stretcher: StretcherName, pace: number): Promise<Compared> => {
      const [first, second] = [
        await stretchAll(said, stretcher, pace, 'first'),
        await stretchAll(said, stretcher, pace, 'second'),
      ]
      const [distances, rates]: [SpectralDistance[], number[]] = [[], []]
      let isRepeatable = true
      for (const [index, one] of said.entries()) {
        const [file, again] = [first.files[index], second.files[index]]
        if (!file || !again) throw new Error('a sentence got lost')
        isRepeatable &&= (await readFile(file.path)).equals(await readFile(again.path))
        const sound = await read16k(file)
        distances.push(spectralDistance(await picturesBefore(one), melSpectra(sound), pace))
        rates.push(heardWrong(sound, one))
      }
      const meanOf = (key: keyof SpectralDistance) => mean(distances.map((distance) => distance[key]))
      return {
        stretcher,
        pace,
        shift: meanOf('shift'),
        distance: meanOf('distance'),
        nearest: meanOf('nearest'),
        wordErrorRate: mean(rates),
        msPerSecond: mean([first.ms, second.ms]) / totalSeconds(said),
        isRepeatable,
      }
    },
  }
}
