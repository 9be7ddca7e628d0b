import { runProgram } from './run-program.ts'

/** Decodes the whole file and gives ffmpeg's complaints: '' for an intact file. */
export const decodeComplaints = async (file: string): Promise<string> => {
  const { stderr } = await runProgram('ffmpeg', ['-v', 'warning', '-xerror', '-i', file, '-f', 'null', '-'])
  return stderr.trim()
}

/** A file's sound as mono samples at a sample rate. */
export const decodeSound = async (file: string, rate: number): Promise<Float32Array> => {
  const { stdout } = await runProgram('ffmpeg', [
    '-v',
    'error',
    '-i',
    file,
    '-vn',
    '-ac',
    '1',
    '-ar',
    String(rate),
    '-f',
    'f32le',
    '-',
  ])
  return new Float32Array(stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.byteLength))
}

/** SSIM of the frame at a time against a picture, over all planes. */
export const similarityAt = async (file: string, seconds: number, picture: string): Promise<number> => {
  const { stderr } = await runProgram('ffmpeg', [
    '-v',
    'info',
    '-ss',
    seconds.toFixed(3),
    '-i',
    file,
    '-i',
    picture,
    '-frames:v',
    '1',
    '-filter_complex',
    '[0:v]format=gbrp[video];[1:v][0:v]scale2ref[still][x];[x]nullsink;[still]format=gbrp[source];[video][source]ssim',
    '-f',
    'null',
    '-',
  ])
  const found = /All:([\d.]+)/.exec(stderr)
  if (!found) throw new Error(`no SSIM in: ${stderr}`)
  return Number(found[1])
}

export type Loudness = { integrated: number; truePeak: number }

/** Loudness of one of a video's audio tracks. */
export const measureTrackLoudness = (file: string, track: number): Promise<Loudness> =>
  measureLoudness(file, { track })

/** Loudness of the whole video, or of a part in seconds: LUFS, and the true peak in dBFS. */
export const measureLoudness = async (
  file: string,
  { from, seconds, track = 0 }: { from?: number; seconds?: number; track?: number } = {},
): Promise<Loudness> => {
  const part = [
    ...(from === undefined ? [] : ['-ss', String(from)]),
    ...(seconds === undefined ? [] : ['-t', String(seconds)]),
  ]
  const { stderr } = await runProgram('ffmpeg', [
    '-nostats',
    ...part,
    '-i',
    file,
    '-map',
    `0:a:${track}`,
    '-af',
    'ebur128=peak=true:framelog=verbose',
    '-f',
    'null',
    '-',
  ])
  const summary = stderr.slice(stderr.lastIndexOf('Summary:'))
  const integrated = /I:\s+(-?[\d.]+) LUFS/.exec(summary)
  const truePeak = /Peak:\s+(-?[\d.]+) dBFS/.exec(summary)
  if (!integrated || !truePeak) throw new Error(`no loudness in: ${stderr}`)
  return { integrated: Number(integrated[1]), truePeak: Number(truePeak[1]) }
}
