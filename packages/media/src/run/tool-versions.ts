import { writeFile } from 'node:fs/promises'
import type { ToolVersions } from '@voxdeck/core/plan/tool-versions'
import { renderCaptions } from '../args/pictures/render-captions.ts'
import { captionScript } from '../captions/caption-script.ts'
import type { Jail } from './jail.ts'

/** Raise one whenever our own code or the mediabunny library makes other bytes of the same inputs. */
export const recipes = { picture: 2, sound: 3 }

/** x264 names its version only in its output, so one black frame is encoded to read it. */
const oneFrame = ['-v', 'error', '-f', 'lavfi', '-i', 'color=black:size=64x64', '-frames:v', '1']
const asH264 = ['-c:v', 'libx264', '-f', 'h264', 'pipe:1']

/** libass logs its version when it starts. */
const aboutLetters = ['-v', 'verbose', '-f', 'lavfi', '-i', 'color=black:size=64x64', '-frames:v', '1']

/** What the programs say of themselves, and the hash of the fonts. */
export type ToolOutput = { version: string; encodedFrame: string; aboutLetters: string; fonts: string }

type MediaVersions = Omit<ToolVersions, 'id'>

/** Versions of everything outside our code that decides bytes, for artifact keys. */
export const readToolVersions = async ({
  jail,
  fonts,
}: {
  jail: Jail
  fonts: string
}): Promise<MediaVersions> => {
  await using scratch = await jail.scratch()
  const script = scratch.file('captions.ass')
  await writeFile(script.path, captionScript([], { width: 64, height: 64, framesPerSecond: 30 }))
  const ask = (args: readonly string[]) => jail.run({ program: 'ffmpeg', args, scratch })
  const said = async (args: readonly string[]) => Buffer.from((await ask(args)).stdout).toString('latin1')
  return toolVersions({
    version: await said(['-version']),
    encodedFrame: await said([...oneFrame, ...asH264]),
    aboutLetters: (await ask([...aboutLetters, '-vf', renderCaptions(script), '-f', 'null', '-'])).stderr,
    fonts,
  })
}

export const toolVersions = ({
  version,
  encodedFrame,
  aboutLetters: about,
  fonts,
}: ToolOutput): MediaVersions => {
  const ffmpeg = /^ffmpeg version (\S+)/.exec(version)?.[1]
  const x264 = /x264 - core (\d+(?: r\d+)?(?: [0-9a-f]+)?)/.exec(encodedFrame)?.[1]?.replaceAll(' ', '.')
  const letters = ['libass source', 'Raster', 'Shaper'].map(
    (part) => new RegExp(`${part}: (.+)`).exec(about)?.[1],
  )
  if (!ffmpeg || !x264 || letters.includes(undefined))
    throw new Error('ffmpeg, its x264 or its libass does not say its version')
  const picture = `recipe ${recipes.picture}; ffmpeg ${ffmpeg}; x264 ${x264}`
  return {
    picture,
    lettering: `${picture}; libass ${letters.join(', ')}; fonts ${fonts}`,
    sound: `recipe ${recipes.sound}; ffmpeg ${ffmpeg}`,
  }
}
