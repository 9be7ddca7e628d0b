import { type Colour, isColour, type PictureFit, type Size } from '@voxdeck/core/video-settings'

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
const cover = (colours: Colours, frame: Size): string =>
  [
    cropToFrame(colours, frame),
    `scale=${frame.width}:${frame.height}:${exactScaling}`,
    `format=${backdrops[colours].format}`,
    'setsar=1',
  ].join(',')

/** The whole picture over a backdrop, which `draw` makes of a copy of it. */
const onBackdrop = (colours: Colours, frame: Size, name: string, draw: string): string => {
  const { format, overlay } = backdrops[colours]
  return (
    `${scaleInto(colours, frame)},format=${format},split[${name}whole][${name}part];[${name}part]${draw}[${name}backdrop];` +
    `[${name}backdrop][${name}whole]overlay=x=(W-w)/2:y=(H-h)/2:${overlay},format=${format},setsar=1`
  )
}

/** Over a blurred and darkened copy of itself. */
const onBlur = (colours: Colours, frame: Size, name: string): string => {
  const { blur, darken } = backdrops[colours]
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
  return onBackdrop(colours, frame, name, backdrop)
}

/** Two pixels square, averaged: the smallest size that 4:2:0 has. */
const averaged = 'scale=2:2:flags=area+accurate_rnd'
const filling = ({ width, height }: Size) => `scale=${width}:${height}:flags=neighbor,setsar=1`

/** Pixels of the picture's edge that its colour is averaged of. */
const edgePixels = 4

/** Over the average colour of its two edges beside which the frame is empty. */
const onEdge = (colours: Colours, frame: Size, name: string): string => {
  const { format } = backdrops[colours]
  // Chroma that is subsampled is lost where a picture becomes one pixel.
  const full = colours === 'yuv' ? 'yuv444p' : format
  const besides = `lt(iw,${frame.width})`
  const strip = `crop=w='if(${besides},min(iw,${edgePixels}),iw)':h='if(${besides},ih,min(ih,${edgePixels}))'`
  const [one, other] = [`${name}one`, `${name}other`]
  return onBackdrop(
    colours,
    frame,
    name,
    `format=${full},split[${one}][${other}];[${one}]${strip}:x=0:y=0,${averaged}[${one}colour];` +
      `[${other}]${strip}:x=iw-ow:y=ih-oh,${averaged}[${other}colour];` +
      `[${one}colour][${other}colour]hstack,scale=1:1:flags=area+accurate_rnd,${filling(frame)},format=${format}`,
  )
}

/** The BT.709 values, limited range, of an sRGB colour. */
const bt709 = ([red, green, blue]: readonly [number, number, number]) => {
  const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return {
    y: Math.round(16 + (luma * 219) / 255),
    u: Math.round(128 + ((blue - luma) / 1.8556) * (224 / 255)),
    v: Math.round(128 + ((red - luma) / 1.5748) * (224 / 255)),
  }
}

/** Over one colour. Set by a table of values: a filter that takes a colour converts it by BT.601. */
const onColour = (colours: Colours, frame: Size, name: string, colour: Colour): string => {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ]
  const { y, u, v } = bt709([r, g, b])
  const set = colours === 'rgb' ? `lutrgb=r=${r}:g=${g}:b=${b}` : `lutyuv=y=${y}:u=${u}:v=${v}`
  return onBackdrop(colours, frame, name, `${averaged},${set},${filling(frame)}`)
}

/** A picture of another shape than the frame's. `name` must be unique in the filter graph. */
export const fitFrame = (colours: Colours, frame: Size, name: string, fit: PictureFit): string => {
  if (isColour(fit)) return onColour(colours, frame, name, fit)
  const ways = { blur: onBlur, edge: onEdge, cover }
  return ways[fit as keyof typeof ways](colours, frame, name)
}
