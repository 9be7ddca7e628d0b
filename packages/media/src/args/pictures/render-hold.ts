import type { FrameFormat } from '@voxdeck/core/plan/plan'
import type { FfmpegCommand } from '../../run/ffmpeg-command.ts'
import type { ScratchFile } from '../../run/scratch.ts'
import { deterministicMp4, everyFrameOnce, h264Profile } from './h264-profile.ts'
import { fitPicture, type Picture, pictureInput, repeatFrame, toBt709 } from './picture.ts'
import { renderCaptions } from './render-captions.ts'

/** A key frame, and a P-frame that says 'nothing changed'. Longer holds repeat these packets. */
export const holdFrames = 2

/** A viewer sees a still for seconds: this gives SSIM 0.997 on drawings, 0.99 on grainy photographs. */
export const holdCrf = 18

/**
 * At the coarsest quantiser a repeated still takes 67 bytes a frame. Otherwise x264 keeps refining the picture at 2-3
 * KB a frame, and repeating such a packet would make the picture jump.
 */
export const holdZone = 'zones=1,1,q=51'

/** `script`: an ASS file of captions, of which those of the first frame are rendered. */
export type RenderHold = {
  picture: Picture
  script?: ScratchFile | undefined
  frame: FrameFormat
  output: ScratchFile
}

/** One still picture. The result does not depend on how long it will be shown: see video/video-packets.ts. */
export const renderHold = ({ picture, script, frame, output }: RenderHold): FfmpegCommand => ({
  inputs: [pictureInput(picture, frame)],
  filterGraph: `[0:v]${[
    fitPicture(picture, frame, 'picture'),
    toBt709,
    ...(script ? [renderCaptions(script)] : []),
    repeatFrame(holdFrames, frame),
  ].join(',')}[v]`,
  output: {
    file: output,
    options: [
      '-map',
      '[v]',
      ...everyFrameOnce,
      ...h264Profile(frame, holdCrf, [holdZone]),
      ...deterministicMp4(frame),
    ],
  },
})
