import type { Jail } from './jail.ts'

/** Raised whenever our own code, or the library that writes films, makes other bytes of the same inputs. */
export const recipe = 2

/** x264 names itself only in what it encodes: one black frame is the shortest question. */
const oneFrame = ['-v', 'error', '-f', 'lavfi', '-i', 'color=black:size=64x64', '-frames:v', '1']
const asH264 = ['-c:v', 'libx264', '-f', 'h264', 'pipe:1']

/** Everything outside our code that decides bytes, as one line for artifact keys. */
export const readToolchain = async ({ jail }: { jail: Jail }): Promise<string> => {
  await using scratch = await jail.scratch()
  const ask = async (args: readonly string[]) =>
    Buffer.from((await jail.run({ program: 'ffmpeg', args, scratch })).stdout).toString('latin1')
  return toolchainLine(await ask(['-version']), await ask([...oneFrame, ...asH264]))
}

export const toolchainLine = (version: string, encodedFrame: string): string => {
  const ffmpeg = /^ffmpeg version (\S+)/.exec(version)?.[1]
  const x264 = /x264 - core (\d+(?: r\d+)?(?: [0-9a-f]+)?)/.exec(encodedFrame)?.[1]
  if (!ffmpeg || !x264) throw new Error('ffmpeg or its x264 does not say its version')
  return `recipe ${recipe}; ffmpeg ${ffmpeg}; x264 ${x264.replaceAll(' ', '.')}`
}
