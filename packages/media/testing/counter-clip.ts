import { readFile } from 'node:fs/promises'
import { normaliseClip } from '../src/args/pictures/normalise-clip.ts'
import type { ScratchFile } from '../src/run/scratch.ts'
import type { Workbench } from './workbench.ts'

const bits = 9

/** Each frame shows its number as white and black columns, the lowest bit first; the last column is always white. */
const counterPattern = `geq=lum='if(gte(X,${bits * 16})+bitand(N,pow(2,floor(X/16))),235,16)':cb=128:cr=128`

/** A clip whose frames can be told apart, with a tone, normalised as after an upload. */
export const makeCounterClip = async (
  bench: Workbench,
  name: string,
  frames: number,
): Promise<{ file: ScratchFile; frames: number }> => {
  const source = bench.scratch.file(`${name}-source.mp4`)
  const file = bench.scratch.file(`${name}.mp4`)
  const picture = `nullsrc=size=160x90:rate=30,${counterPattern},scale=640:360:flags=neighbor`
  const sources = ['-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', 'sine=frequency=1000']
  const length = ['-frames:v', String(frames), '-t', String(frames / 30)]
  const codecs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac']
  await bench.bare('-v', 'error', ...sources, ...length, ...codecs, source.inside)
  const clip = { clip: source, output: file, keepSound: true, framesPerSecond: 30, mostSeconds: 60 }
  await bench.ffmpeg.run(normaliseClip(clip), { scratch: bench.scratch })
  return { file, frames }
}

/** The number that each frame shows, or null for a frame too dark to read. */
export const readCounter = async (bench: Workbench, file: ScratchFile): Promise<(number | null)[]> => {
  const raw = bench.scratch.file('counter.raw')
  const columns = bits + 1
  const narrow = ['-vf', `scale=${columns}:1:flags=area,format=gray`, '-fps_mode', 'passthrough']
  await bench.bare('-v', 'error', '-i', file.inside, '-map', '0:v', ...narrow, '-f', 'rawvideo', raw.inside)
  const bytes = await readFile(raw.path)
  return Array.from({ length: bytes.length / columns }, (_, frame) => {
    const shown = [...bytes.subarray(frame * columns, (frame + 1) * columns)]
    const white = shown.at(-1) ?? 0
    if (white < 60) return null
    return shown.slice(0, bits).reduce((sum, grey, bit) => sum + (grey > white / 2 ? 2 ** bit : 0), 0)
  })
}
