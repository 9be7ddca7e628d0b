import type { Size } from '@voxdeck/core/video-settings'

/** By default swscale rounds and subsamples coarsely; flat colours then come out several steps off. */
export const exactScaling = 'flags=lanczos+accurate_rnd+full_chroma_int+full_chroma_inp'

/** Sizes are multiples of this: in 4:2:0 two pixels share their chroma. */
const steps = { rgb: 1, yuv: 2 }
type Colours = keyof typeof steps

/** The largest centred crop of the frame's shape. Cropped first: a thin picture scaled to cover would be huge. */
const cropToFrame = (colours: Colours, { width, height }: Size): string => {
  const least = steps[colours]
  return `crop=w='max(${least},min(iw,ih*${width}/${height}))':h='max(${least},min(ih,iw*${height}/${width}))'`
}

/** Scales to fit into the frame. force_original_aspect_ratio is not used: it scales 5000×1 to a height of 0. */
const scaleInto = (colours: Colours, { width, height }: Size): string => {
  const step = steps[colours]
  const side = (most: number, wanted: string) =>
    `'max(${step},min(${most},${step}*round(${wanted}/${step})))'`
  return `scale=w=${side(width, `iw*${height}/ih`)}:h=${side(height, `ih*${width}/iw`)}:${exactScaling}`
}

/** Shorter side of the copy that is blurred: tiny, so blurring costs nothing and looks equal at any resolution. */
const blurredSide = 54
const backdropLight = 0.6

/** Integer filters only: gblur's floats differ between processors. Chroma of 4:2:0 has half the size and radius. */
const backdrops: Record<Colours, { format: string; blur: string; darken: string; overlay: string }> = {
  rgb: {
    format: 'gbrp',
    blur: 'boxblur=lr=3:lp=3',
    darken: `lutrgb=r=val*${backdropLight}:g=val*${backdropLight}:b=val*${backdropLight}`,
    overlay: 'format=gbrp',
  },
  yuv: {
    format: 'yuv420p',
    blur: 'boxblur=lr=3:lp=3:cr=2:cp=3',
    darken: `lutyuv=y=16+(val-16)*${backdropLight}:u=128+(val-128)*${backdropLight}:v=128+(val-128)*${backdropLight}`,
    overlay: 'format=yuv420',
  },
}

/** Fills the frame; what is outside is cropped. */
export const cover = (colours: Colours, frame: Size): string =>
  [
    cropToFrame(colours, frame),
    `scale=${frame.width}:${frame.height}:${exactScaling}`,
    `format=${backdrops[colours].format}`,
    'setsar=1',
  ].join(',')

/** The whole picture over a blurred and darkened copy of itself. `name` must be unique in the filter graph. */
export const onBlur = (colours: Colours, frame: Size, name: string): string => {
  const { format, blur, darken, overlay } = backdrops[colours]
  const { width, height } = frame
  const part = blurredSide / Math.min(width, height)
  const small = `${Math.round(width * part)}:${Math.round(height * part)}`
  const backdrop = [
    cropToFrame(colours, frame),
    `scale=${small}:flags=area+accurate_rnd`,
    blur,
    darken,
    `scale=${width}:${height}:flags=bicubic+accurate_rnd`,
    'setsar=1',
  ].join(',')
  return (
    `${scaleInto(colours, frame)},format=${format},split[${name}whole][${name}part];[${name}part]${backdrop}[${name}backdrop];` +
    `[${name}backdrop][${name}whole]overlay=x=(W-w)/2:y=(H-h)/2:${overlay},format=${format},setsar=1`
  )
}
