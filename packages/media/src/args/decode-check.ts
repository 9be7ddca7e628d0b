import type { FfmpegCommand } from '../run/ffmpeg-command.ts'
import type { ScratchFile } from '../run/scratch.ts'
import { everyFrameOnce } from './pictures/h264-profile.ts'

/** Decodes one of our files and discards the result; any damage is an error. */
export const decodeCheck = (kind: 'own-video' | 'own-audio', file: ScratchFile): FfmpegCommand => ({
  inputs: [{ kind, file, options: ['-threads', '1', '-err_detect', 'explode'] }],
  output: { file: 'nowhere', options: kind === 'own-video' ? everyFrameOnce : [] },
})

/** The same for several audio files in one run. */
export const decodeCheckAll = (files: readonly ScratchFile[]): FfmpegCommand => {
  const [first, ...others] = files.map((file) => decodeCheck('own-audio', file))
  if (!first) throw new RangeError('nothing to decode')
  const mapped = (input: number) => ({ file: 'nowhere' as const, options: ['-map', `${input}:a`] })
  return {
    inputs: [first, ...others].flatMap(({ inputs }) => inputs),
    output: mapped(0),
    furtherOutputs: others.map((_, index) => mapped(index + 1)),
  }
}
