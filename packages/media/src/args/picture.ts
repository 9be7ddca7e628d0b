import type { PictureType } from '@voxdeck/core/pictures/picture-limits'
import type { FrameFormat } from '@voxdeck/core/plan/plan'
import type { FfmpegInput } from '../run/ffmpeg-command.ts'
import type { ScratchFile } from '../run/scratch.ts'

export type Picture = { file: ScratchFile; type: Exclude<PictureType, 'image/gif'> }

/** The demuxer is named, not guessed: by its guess ffmpeg also looks at file names, and at patterns in them. */
const demuxers: Record<Picture['type'], string> = {
  'image/png': 'png_pipe',
  'image/jpeg': 'jpeg_pipe',
  'image/webp': 'webp_pipe',
}

export const pictureInput = ({ file, type }: Picture, frame: FrameFormat): FfmpegInput => ({
  kind: 'picture',
  file,
  options: ['-threads', '1', '-framerate', String(frame.framesPerSecond), '-f', demuxers[type]],
})

/** swscale rounds and subsamples coarsely unless told not to; flat colours then come out several steps off. */
export const exactScaling = 'flags=lanczos+accurate_rnd+full_chroma_int+full_chroma_inp'

/** Any picture → the frame, in RGB: transparency on black, whole picture visible, black around it. */
export const fitPicture = ({ width, height }: FrameFormat): string =>
  [
    `scale=${exactScaling}`,
    'format=gbrap',
    'premultiply=inplace=1',
    `scale=w=${width}:h=${height}:force_original_aspect_ratio=decrease:${exactScaling}`,
    'format=gbrp',
    `pad=${width}:${height}:(ow-iw)/2:(oh-ih)/2:black`,
    'setsar=1',
  ].join(',')

/** Said of what is BT.709 already: limited range, 4:2:0. */
export const asBt709 =
  'format=yuv420p,setparams=range=tv:color_primaries=bt709:color_trc=bt709:colorspace=bt709'

/**
 * sRGB → BT.709, limited range, said outright: swscale's default is BT.601, which players then show as BT.709 (red
 * 230,30,40 came out as 247,50,41). Chroma sits at the left, where H.264 decoders take it to be.
 */
export const toBt709 = [
  `scale=out_color_matrix=bt709:out_range=tv:out_h_chr_pos=0:out_v_chr_pos=128:${exactScaling}`,
  asBt709,
].join(',')

/** What toBt709 made, said to players too. */
export const bt709Tags = [
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-colorspace',
  'bt709',
  '-color_range',
  'tv',
]

/** The picture is decoded and converted once; `loop` then hands out the same frame, which costs nothing. */
export const repeatFrame = (frames: number, { framesPerSecond }: FrameFormat): string =>
  `loop=loop=${frames - 1}:size=1:start=0,${countFrames(framesPerSecond)}`

export const countFrames = (framesPerSecond: number): string => `settb=1/${framesPerSecond},setpts=N`
