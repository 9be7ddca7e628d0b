import type { RunProgram, Speech } from '../speech-engine.ts'

/** ffmpeg's atempo takes 0.5 at the least: a slower pace takes the filter twice. */
const tempoFilters = (tempo: number): string[] =>
  tempo < 0.5
    ? Array.from({ length: 2 }, () => `atempo=${Math.sqrt(tempo).toFixed(9)}`)
    : [`atempo=${tempo.toFixed(9)}`]

/**
 * Changes the length of speech at the same pitch, for voices whose provider has narrow speed limits. The filter is the one
 * that fits languages to each other (decision 0011).
 */
export const createStretch =
  (runProgram: RunProgram) =>
  async ({ samples, sampleRate }: Speech, times: number, signal?: AbortSignal): Promise<Speech> => {
    if (Math.abs(times - 1) < 0.01) return { samples, sampleRate }
    const length = Math.round(samples.length * times)
    const format = ['-f', 'f32le', '-ar', String(sampleRate), '-ac', '1']
    const filters = [...tempoFilters(1 / times), `apad=whole_len=${length}`, `atrim=end_sample=${length}`]
    const stretched = await runProgram({
      program: 'ffmpeg',
      args: ['-v', 'error', ...format, '-i', 'pipe:0', '-af', filters.join(','), ...format, 'pipe:1'],
      stdin: new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength),
      ...(signal && { signal }),
    })
    // Copied: the samples of a Buffer from a pool need not begin at a multiple of four bytes.
    return { samples: new Float32Array(Uint8Array.from(stretched).buffer), sampleRate }
  }
