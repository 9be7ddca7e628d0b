import type { FrameFormat } from '@voxdeck/core/plan/plan'
import type { FfmpegCommand } from '../../run/ffmpeg-command.ts'
import type { ScratchFile } from '../../run/scratch.ts'
import { type ClipSpan, clipInput, fitClip } from './clip.ts'
import { deterministicMp4, everyFrameOnce, h264Profile } from './h264-profile.ts'
import { asBt709 } from './picture.ts'
import { renderCaptions } from './render-captions.ts'

/** Between a hold's quantiser and a blend's: a clip moves, but is shown for as long as the narration lasts. */
const crf = 21

/** `script`: an ASS file of captions whose frames are counted from the span's first. */
export type RenderClip = ClipSpan & {
  script?: ScratchFile | undefined
  frame: FrameFormat
  output: ScratchFile
}

/** A chunk of a clip. Its only key frame is its first and nothing is reordered, so it can be cut after any frame. */
export const renderClip = ({ script, frame, output, ...span }: RenderClip): FfmpegCommand => ({
  inputs: [clipInput(span, frame)],
  filterGraph: `[0:v]${[fitClip(span, frame, 'clip'), asBt709, ...(script ? [renderCaptions(script)] : [])].join(',')}[v]`,
  output: {
    file: output,
    options: ['-map', '[v]', ...everyFrameOnce, ...h264Profile(frame, crf), ...deterministicMp4(frame)],
  },
})
