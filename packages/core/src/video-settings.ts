/** Sizes at 16:9; the name is the shorter side in every shape. */
export const resolutions = {
  '720p': { width: 1280, height: 720 },
  '1080p': { width: 1920, height: 1080 },
  '4k': { width: 3840, height: 2160 },
} as const

export type Resolution = keyof typeof resolutions

export const frameShapes = ['16:9', '9:16', '1:1'] as const
export type FrameShape = (typeof frameShapes)[number]

/**
 * How a picture of another shape is shown: whole on a blurred copy of itself, on the colour of its edge or on an own
 * colour (#rrggbb), or filling the frame and cropped.
 */
export const pictureFits = ['blur', 'edge', 'cover'] as const
export type Colour = `#${string}`
export type PictureFit = (typeof pictureFits)[number] | Colour

export const colourPattern = /^#[0-9a-f]{6}$/
export const isColour = (fit: string): fit is Colour => colourPattern.test(fit)

/** Captions as a track that a viewer turns on, or rendered into the picture for everybody. */
export const captionPlaces = ['track', 'picture'] as const
export type CaptionPlace = (typeof captionPlaces)[number]

export const transitions = ['fade', 'slide', 'none'] as const
export type Transition = (typeof transitions)[number]

export const speakingSpeedLimits = { min: 80, max: 250, normal: 150 } as const

export type VideoSettings = {
  speakingSpeed: number
  resolution: Resolution
  transition: Transition
  shape: FrameShape
  pictureFit: PictureFit
  captions: CaptionPlace
}

/** What is left out stays as it is. */
export type SettingsChange = { [Name in keyof VideoSettings]?: VideoSettings[Name] | undefined }

export const defaultVideoSettings: VideoSettings = {
  speakingSpeed: speakingSpeedLimits.normal,
  resolution: '1080p',
  transition: 'fade',
  shape: '16:9',
  pictureFit: 'blur',
  captions: 'track',
}

export type Size = { width: number; height: number }

export const frameSize = (resolution: Resolution, shape: FrameShape): Size => {
  const { width: longer, height: shorter } = resolutions[resolution]
  const sizes: Record<FrameShape, Size> = {
    '16:9': { width: longer, height: shorter },
    '9:16': { width: shorter, height: longer },
    '1:1': { width: shorter, height: shorter },
  }
  return sizes[shape]
}

export const resolutionOf = ({ width, height }: Size): Resolution => {
  const shorter = Math.min(width, height)
  const known = (Object.keys(resolutions) as Resolution[]).find(
    (name) => resolutions[name].height === shorter,
  )
  if (!known) throw new Error(`no resolution has a shorter side of ${shorter}`)
  return known
}
