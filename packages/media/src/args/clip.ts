import type { FrameFormat } from '@voxdeck/core/plan/plan'
import type { FfmpegInput } from '../run/ffmpeg-command.ts'
import type { ScratchFile } from '../run/scratch.ts'
import { countFrames, exactScaling } from './picture.ts'

/** A clip as normalise-clip.ts wrote it: BT.709, at the film's rate, so many frames. */
export type Clip = { file: ScratchFile; frames: number }

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
 * The span's frames in the film's frame, whole and with black around, as pictures are. It stays in YUV: a clip of the
 * film's own size then passes untouched.
 */
export const fitClip = ({ length }: ClipSpan, { width, height, framesPerSecond }: FrameFormat): string =>
  [
    `trim=end_frame=${length}`,
    countFrames(framesPerSecond),
    `scale=w=${width}:h=${height}:force_original_aspect_ratio=decrease:force_divisible_by=2:${exactScaling}`,
    `pad=${width}:${height}:(ow-iw)/2:(oh-ih)/2:black`,
    'setsar=1',
  ].join(',')

/** For blends, which mix in RGB. */
export const fromBt709 = `scale=in_color_matrix=bt709:in_range=tv:in_h_chr_pos=0:in_v_chr_pos=128:${exactScaling},format=gbrp`
