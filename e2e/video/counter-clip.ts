import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runProgram } from './run-program.ts'

const bits = 9
const columns = bits + 1

/** Each frame shows its number in white and black columns, the lowest bit first; the last column is always white. */
const pattern = `nullsrc=size=160x90:rate=30,geq=lum='if(gte(X,${bits * 16})+bitand(N,pow(2,floor(X/16))),235,16)':cb=128:cr=128,scale=640:360:flags=neighbor`

export const toneHertz = 1000

/** An MP4 clip whose frames show their number, with a tone. */
export const makeCounterClip = async (
  folder: string,
  { name = 'counter.mp4', frames = 60 } = {},
): Promise<{ path: string; name: string; buffer: Buffer }> => {
  const path = join(folder, name)
  const sources = ['-f', 'lavfi', '-i', pattern, '-f', 'lavfi', '-i', `sine=frequency=${toneHertz}`]
  const length = ['-frames:v', String(frames), '-t', String(frames / 30)]
  const codecs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac']
  await runProgram('ffmpeg', ['-v', 'error', '-y', ...sources, ...length, ...codecs, path])
  return { path, name, buffer: await readFile(path) }
}

/** The number that each frame of a video shows. */
export const readCounter = async (video: string): Promise<number[]> => {
  const narrow = ['-vf', `scale=${columns}:1:flags=area,format=gray`, '-fps_mode', 'passthrough']
  const output = ['-f', 'rawvideo', '-']
  const { stdout } = await runProgram('ffmpeg', ['-v', 'error', '-i', video, '-an', ...narrow, ...output])
  return Array.from({ length: stdout.length / columns }, (_, frame) => {
    const shown = [...stdout.subarray(frame * columns, (frame + 1) * columns)]
    return shown.slice(0, bits).reduce((sum, grey, bit) => sum + (grey > 128 ? 2 ** bit : 0), 0)
  })
}

/** Level of the tone in some samples, in decibels of its root mean square. */
export const toneLevel = (samples: Float32Array, rate: number): number => {
  let [real, imaginary] = [0, 0]
  samples.forEach((sample, index) => {
    const turn = (2 * Math.PI * toneHertz * index) / rate
    real += sample * Math.cos(turn)
    imaginary += sample * Math.sin(turn)
  })
  const amplitude = (2 * Math.hypot(real, imaginary)) / samples.length
  return 20 * Math.log10(amplitude / Math.SQRT2 + 1e-9)
}
