import type { FrameFormat } from '@voxdeck/core/plan/plan'
import type { PictureFit } from '@voxdeck/core/video-settings'
import type { FfmpegInput } from '../run/ffmpeg-command.ts'
import type { ScratchFile } from '../run/scratch.ts'
import { cover, exactScaling, onBlur } from './fit-frame.ts'
import { countFrames } from './picture.ts'

/** A clip as normalise-clip.ts wrote it: BT.709, at the video's rate, so many frames. Without a fit it has the frame's shape. */
export type Clip = { file: ScratchFile; frames: number; fit?: PictureFit | undefined }

/** So many frames of a clip from one of its frames on, over its end into its start. */
export type ClipSpan = { clip: Clip; start: number; length: number }

export const clipInput = (
  { clip, start, length }: ClipSpan,
  { framesPerSecond }: FrameFormat,
): FfmpegInput => ({
  kind: 'own-video',
  file: clip.file,
  options: [
    '-threads',
    '1',
    // Its first frame is frame 0, whenever its sound began.
    '-ignore_editlist',
    '1',
    // After the end the whole file comes again, not what was sought.
    ...(start + length > clip.frames ? ['-stream_loop', '-1'] : []),
    // Half a frame early: between two time stamps no rounding can take the neighbour.
    ...(start > 0 ? ['-ss', ((start - 0.5) / framesPerSecond).toFixed(6)] : []),
  ],
})

/**
 * The span's frames in the video's frame, fitted as pictures are. It stays in YUV: a clip of the video's own size then
 * passes untouched.
 */
export const fitClip = ({ clip, length }: ClipSpan, frame: FrameFormat, name: string): string => {
  const { width, height, framesPerSecond } = frame
  const span = `trim=end_frame=${length},${countFrames(framesPerSecond)}`
  if (clip.fit === 'cover') return `${span},${cover('yuv', frame)}`
  if (clip.fit === 'blur') return `${span},${onBlur('yuv', frame, name)}`
  return [
    span,
    `scale=w=${width}:h=${height}:force_original_aspect_ratio=decrease:force_divisible_by=2:${exactScaling}`,
    `pad=${width}:${height}:(ow-iw)/2:(oh-ih)/2:black`,
    'setsar=1',
  ].join(',')
}
