import type { Resolution } from '@voxdeck/core/video-settings'

export type VideoSize = {
  slides: number
  seconds: number
  resolution: Resolution
  /** First number of its pictures and words, so that no video reuses an artifact of another. */
  first: number
}

const resolutions = ['720p', '1080p'] as const

/** Videos of one to four minutes, no two in a row alike. */
export const videoSizes = (count: number): VideoSize[] =>
  Array.from({ length: count }, (_, index) => ({
    slides: 10 + ((index * 7) % 13),
    seconds: 7 + ((index * 2) % 5),
    resolution: resolutions[index % 2] ?? '720p',
    first: 1 + index * 100,
  }))
