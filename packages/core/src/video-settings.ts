export const resolutions = {
  '720p': { width: 1280, height: 720 },
  '1080p': { width: 1920, height: 1080 },
  '4k': { width: 3840, height: 2160 },
} as const

export type Resolution = keyof typeof resolutions

export const transitions = ['fade', 'slide', 'none'] as const
export type Transition = (typeof transitions)[number]

export const speakingSpeedLimits = { min: 80, max: 250, normal: 150 } as const

export type VideoSettings = { speakingSpeed: number; resolution: Resolution; transition: Transition }

export const defaultVideoSettings: VideoSettings = {
  speakingSpeed: speakingSpeedLimits.normal,
  resolution: '1080p',
  transition: 'fade',
}
