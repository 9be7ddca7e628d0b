import { writeFile } from 'node:fs/promises'
import { drawCaptions } from '../args/draw-captions.ts'
import { captionScript } from '../captions/caption-script.ts'
import type { Jail } from './jail.ts'

/** Raised whenever our own code, or the library that writes videos, makes other bytes of the same inputs. */
export const recipe = 2

/** x264 names itself only in what it encodes: one black frame is the shortest question. */
const oneFrame = ['-v', 'error', '-f', 'lavfi', '-i', 'color=black:size=64x64', '-frames:v', '1']
const asH264 = ['-c:v', 'libx264', '-f', 'h264', 'pipe:1']

/** What draws letters names itself when it begins. */
const aboutLetters = ['-v', 'verbose', '-f', 'lavfi', '-i', 'color=black:size=64x64', '-frames:v', '1']

/** Everything outside our code that decides bytes, but for fonts, as one line for artifact keys. */
export const readToolchain = async ({ jail }: { jail: Jail }): Promise<string> => {
  await using scratch = await jail.scratch()
  const script = scratch.file('captions.ass')
  await writeFile(script.path, captionScript([], { width: 64, height: 64, framesPerSecond: 30 }))
  const ask = (args: readonly string[]) => jail.run({ program: 'ffmpeg', args, scratch })
  const said = async (args: readonly string[]) => Buffer.from((await ask(args)).stdout).toString('latin1')
  return toolchainLine(
    await said(['-version']),
    await said([...oneFrame, ...asH264]),
    (await ask([...aboutLetters, '-vf', drawCaptions(script), '-f', 'null', '-'])).stderr,
  )
}

export const toolchainLine = (version: string, encodedFrame: string, aboutLetters: string): string => {
  const ffmpeg = /^ffmpeg version (\S+)/.exec(version)?.[1]
  const x264 = /x264 - core (\d+(?: r\d+)?(?: [0-9a-f]+)?)/.exec(encodedFrame)?.[1]
  const letters = ['libass source', 'Raster', 'Shaper'].map(
    (part) => new RegExp(`${part}: (.+)`).exec(aboutLetters)?.[1],
  )
  if (!ffmpeg || !x264 || letters.includes(undefined))
    throw new Error('ffmpeg, its x264 or its libass does not say its version')
  return `recipe ${recipe}; ffmpeg ${ffmpeg}; x264 ${x264.replaceAll(' ', '.')}; libass ${letters.join(', ')}`
}
