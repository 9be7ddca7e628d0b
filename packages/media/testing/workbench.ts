import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Size } from '@voxdeck/core/video-settings'
import type { Picture } from '../src/args/pictures/picture.ts'
import { prepareFonts } from '../src/captions/font-folder.ts'
import { createFfmpeg } from '../src/run/ffmpeg.ts'
import { createJail } from '../src/run/jail.ts'
import { createScratch, type ScratchFile } from '../src/run/scratch.ts'

export const hd = { width: 1280, height: 720, framesPerSecond: 30 }

/** A real jail with a real ffmpeg, and measurements of files for tests. */
export const createWorkbench = async () => {
  const scratchRoot = join(tmpdir(), 'voxdeck-media-tests')
  const scratch = await createScratch(scratchRoot)
  const fonts = await prepareFonts('/usr/share/fonts', join(scratch.directory, 'fonts'))
  const jail = createJail({ scratchRoot, fonts: fonts.directory })

  /** Plain ffmpeg, for making test material and for measuring; the product uses FfmpegCommand. */
  const bare = (...args: string[]) =>
    jail.run({ program: 'ffmpeg', args: ['-hide_banner', '-nostdin', '-y', ...args], scratch })

  const draw = async (
    name: string,
    source: string,
    type: Picture['type'] = 'image/png',
  ): Promise<Picture> => {
    const file = scratch.file(name)
    await bare(
      '-v',
      'error',
      '-f',
      'lavfi',
      '-i',
      source,
      '-frames:v',
      '1',
      '-f',
      'image2',
      '-c:v',
      encoders[type],
      file.inside,
    )
    return { file, type }
  }

  /** All frames as packed RGB, converted the way a player does: BT.709, limited range, chroma at the left. */
  const frames = async (
    file: ScratchFile,
    only: readonly string[] = [],
    { width, height }: Size = hd,
  ): Promise<Buffer[]> => {
    const raw = scratch.file('frames.raw')
    const toRgb =
      'scale=in_color_matrix=bt709:in_range=tv:in_h_chr_pos=0:in_v_chr_pos=128:flags=accurate_rnd+full_chroma_int+full_chroma_inp,format=rgb24'
    await bare(
      '-v',
      'error',
      '-i',
      file.inside,
      '-vf',
      toRgb,
      '-fps_mode',
      'passthrough',
      ...only,
      '-f',
      'rawvideo',
      raw.inside,
    )
    const bytes = await readFile(raw.path)
    const size = width * height * 3
    return Array.from({ length: bytes.length / size }, (_, index) =>
      bytes.subarray(index * size, (index + 1) * size),
    )
  }

  const firstFrame = async (file: ScratchFile, size: Size = hd): Promise<Buffer> => {
    const [first] = await frames(file, ['-frames:v', '1'], size)
    if (!first) throw new Error('there is no frame')
    return first
  }

  const pixel = (frame: Buffer, x: number, y: number, { width }: Pick<Size, 'width'> = hd): number[] => {
    const at = (y * width + x) * 3
    return [...frame.subarray(at, at + 3)]
  }

  /** Integrated loudness and true peak by ffmpeg's own meter. */
  const loudness = async (...input: string[]) => {
    const { stderr } = await bare('-nostats', ...input, '-af', 'ebur128=peak=true', '-f', 'null', '-')
    const summary = stderr.slice(stderr.lastIndexOf('Summary:'))
    return {
      lufs: Number(/I:\s+(\S+) LUFS/.exec(summary)?.[1]),
      truePeak: Number(/Peak:\s+(\S+) dBFS/.exec(summary)?.[1]),
    }
  }

  return {
    jail,
    ffmpeg: createFfmpeg({ jail }),
    scratch,
    scratchRoot,
    bare,
    draw,
    frames,
    firstFrame,
    pixel,
    loudness,
  }
}

const encoders: Record<Picture['type'], string> = {
  'image/png': 'png',
  'image/jpeg': 'mjpeg',
  'image/webp': 'libwebp',
}

export type Workbench = Awaited<ReturnType<typeof createWorkbench>>

/** Mean and largest difference of two frames, out of 255. */
export const difference = (a: Buffer, b: Buffer): { mean: number; most: number } => {
  let [sum, most] = [0, 0]
  for (let index = 0; index < a.length; index++) {
    const distance = Math.abs((a[index] ?? 0) - (b[index] ?? 0))
    sum += distance
    if (distance > most) most = distance
  }
  return { mean: sum / a.length, most }
}
