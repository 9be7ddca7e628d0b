import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from '@voxdeck/contracts/client'
import { sampleRate } from '@voxdeck/core/timeline/timing'
import { decodeSound } from '../video/decode-video.ts'
import { runProgram } from '../video/run-program.ts'
import { speakToFile } from '../video/speak-to-file.ts'

export type Reading = { sentence: string; pauseSeconds: number }

const audible = 0.003

/** Trims the quiet before the first sound and after the last, which would lengthen the pauses. */
const withoutQuiet = (samples: Float32Array): Float32Array => {
  const isHeard = (sample: number) => Math.abs(sample) > audible
  return samples.subarray(samples.findIndex(isHeard), samples.findLastIndex(isHeard) + 1)
}

/**
 * Records a script as a person would, with a pause before each sentence; `starts` says when each begins, in seconds.
 */
export const recordScript = async (
  client: Client,
  readings: readonly Reading[],
): Promise<{ file: Blob; starts: number[]; seconds: number }> => {
  const folder = await mkdtemp(join(tmpdir(), 'voxdeck-reading-'))
  const parts: Float32Array[] = []
  const starts: number[] = []
  let at = 0
  for (const { sentence, pauseSeconds } of readings) {
    const wav = join(folder, 'sentence.wav')
    await speakToFile(client, sentence, wav)
    const spoken = withoutQuiet(await decodeSound(wav, sampleRate))
    const pause = new Float32Array(Math.round(pauseSeconds * sampleRate))
    starts.push((at + pause.length) / sampleRate)
    at += pause.length + spoken.length
    parts.push(pause, spoken)
  }
  const raw = join(folder, 'reading.f32')
  await writeFile(raw, Buffer.concat(parts.map((part) => new Uint8Array(part.slice().buffer))))
  const wav = join(folder, 'reading.wav')
  const input = ['-f', 'f32le', '-ar', String(sampleRate), '-ac', '1', '-i', raw]
  await runProgram('ffmpeg', ['-v', 'error', ...input, '-c:a', 'pcm_s16le', wav])
  const file = new Blob([new Uint8Array(await readFile(wav))], { type: 'audio/wav' })
  return { file, starts, seconds: at / sampleRate }
}
