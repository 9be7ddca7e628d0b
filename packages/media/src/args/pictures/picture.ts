import type { PictureType } from '@voxdeck/core/pictures/picture-limits'
import type { FrameFormat } from '@voxdeck/core/plan/plan'
import type { PictureFit } from '@voxdeck/core/video-settings'
import type { FfmpegInput } from '../../run/ffmpeg-command.ts'
import type { ScratchFile } from '../../run/scratch.ts'
import { exactScaling, fitFrame } from './fit-frame.ts'

/** Without `fit` the picture has the frame's aspect ratio. */
export type Picture = {
  file: ScratchFile
  type: Exclude<PictureType, 'image/gif'>
  fit?: PictureFit | undefined
}

/** The demuxer is named, not guessed: ffmpeg's guess also uses file names, and patterns in them. */
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

const asRgb = [`scale=${exactScaling}`, 'format=gbrap', 'premultiply=inplace=1'].join(',')

/** Any picture → the frame, in RGB. Transparent pixels become black. `name` must be unique in the filter graph. */
export const fitPicture = ({ fit }: Pick<Picture, 'fit'>, frame: FrameFormat, name: string): string => {
  const { width, height } = frame
  if (fit) return `${asRgb},${fitFrame('rgb', frame, name, fit)}`
  return [
    asRgb,
    `scale=w=${width}:h=${height}:force_original_aspect_ratio=decrease:${exactScaling}`,
    'format=gbrp',
    `pad=${width}:${height}:(ow-iw)/2:(oh-ih)/2:black`,
    'setsar=1',
  ].join(',')
}

/** Tags frames that are BT.709 already: limited range, 4:2:0. */
export const asBt709 =
  'format=yuv420p,setparams=range=tv:color_primaries=bt709:color_trc=bt709:colorspace=bt709'

/**
 * sRGB → BT.709, limited range, set explicitly: swscale's default is BT.601, which players then show as BT.709 (red
 * 230,30,40 came out as 247,50,41). Chroma is sited at the left, where H.264 decoders expect it.
 */
export const toBt709 = [
  `scale=out_color_matrix=bt709:out_range=tv:out_h_chr_pos=0:out_v_chr_pos=128:${exactScaling}`,
  asBt709,
].join(',')

/** Stream tags that tell players what toBt709 produced. */
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

/** The picture is decoded and converted once; `loop` then repeats the same frame, which costs nothing. */
export const repeatFrame = (
  frames: number,
  { framesPerSecond }: Pick<FrameFormat, 'framesPerSecond'>,
): string => `loop=loop=${frames - 1}:size=1:start=0,${countFrames(framesPerSecond)}`

export const countFrames = (framesPerSecond: number): string => `settb=1/${framesPerSecond},setpts=N`
