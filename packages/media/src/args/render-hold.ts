import type { FrameFormat } from '@voxdeck/core/plan/plan'
import type { FfmpegCommand } from '../run/ffmpeg-command.ts'
import type { ScratchFile } from '../run/scratch.ts'
import { drawCaptions } from './draw-captions.ts'
import { deterministicMp4, everyFrameOnce, h264Profile } from './h264-profile.ts'
import { fitPicture, type Picture, pictureInput, repeatFrame, toBt709 } from './picture.ts'

/** A key frame, and one that says 'nothing changed'. Any longer hold is made of these by copying packets. */
export const holdFrames = 2

/** A viewer has seconds to look at a still: SSIM 0.997 on drawings, 0.99 on grainy photographs. */
export const restingCrf = 18

/**
 * At the coarsest quantiser nothing is left to say about a still: 67 bytes a frame. Otherwise x264 keeps polishing the
 * picture at 2-3 KB a frame, and what is repeated would jump.
 */
export const restingZone = 'zones=1,1,q=51'

/** With a script of captions, of which those of the first frame are drawn. */
export type RenderHold = {
  picture: Picture
  script?: ScratchFile | undefined
  frame: FrameFormat
  output: ScratchFile
}

/** One picture at rest. The result does not depend on how long it will rest: see video/video-packets.ts. */
export const renderHold = ({ picture, script, frame, output }: RenderHold): FfmpegCommand => ({
  inputs: [pictureInput(picture, frame)],
  filterGraph: `[0:v]${[
    fitPicture(picture, frame, 'picture'),
    toBt709,
    ...(script ? [drawCaptions(script)] : []),
    repeatFrame(holdFrames, frame),
  ].join(',')}[v]`,
  output: {
    file: output,
    options: [
      '-map',
      '[v]',
      ...everyFrameOnce,
      ...h264Profile(frame, restingCrf, [restingZone]),
      ...deterministicMp4(frame),
    ],
  },
})
