import type { FrameFormat } from '@voxdeck/core/plan/plan'
import type { PictureFit } from '@voxdeck/core/video-settings'
import type { FfmpegInput } from '../../run/ffmpeg-command.ts'
import type { ScratchFile } from '../../run/scratch.ts'
import { exactScaling, fitFrame } from './fit-frame.ts'
import { countFrames } from './picture.ts'

/**
 * A clip as written by normalise-clip.ts: BT.709, at the video's frame rate, `frames` long. Without `fit` it has the
 * frame's aspect ratio.
 */
export type Clip = { file: ScratchFile; frames: number; fit?: PictureFit | undefined }

/** `length` frames of a clip from frame `start` on; after its last frame the clip loops. */
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
    // Without edit lists the clip's first picture is frame 0, whenever its sound starts.
    '-ignore_editlist',
    '1',
    // -stream_loop repeats the whole file, not only the part after -ss.
    ...(start + length > clip.frames ? ['-stream_loop', '-1'] : []),
    // Seek half a frame early: between two timestamps rounding cannot select the neighbouring frame.
    ...(start > 0 ? ['-ss', ((start - 0.5) / framesPerSecond).toFixed(6)] : []),
  ],
})

/**
 * The span's frames fitted into the video's frame as pictures are. They stay in YUV, so a clip of the video's own
 * size passes unchanged.
 */
export const fitClip = ({ clip, length }: ClipSpan, frame: FrameFormat, name: string): string => {
  const { width, height, framesPerSecond } = frame
  const span = `trim=end_frame=${length},${countFrames(framesPerSecond)}`
  if (clip.fit) return `${span},${fitFrame('yuv', frame, name, clip.fit)}`
  return [
    span,
    `scale=w=${width}:h=${height}:force_original_aspect_ratio=decrease:force_divisible_by=2:${exactScaling}`,
    `pad=${width}:${height}:(ow-iw)/2:(oh-ih)/2:black`,
    'setsar=1',
  ].join(',')
}
