import type { Resolution } from '@voxdeck/core/video-settings'

export type FilmSize = {
  slides: number
  seconds: number
  resolution: Resolution
  /** Pictures begin at this number, and words too: no film finds anything of another. */
  first: number
}

const resolutions = ['720p', '1080p'] as const

/** Small films, which are the hardest to tell: no two in a row alike. */
export const filmSizes = (count: number): FilmSize[] =>
  Array.from({ length: count }, (_, index) => ({
    slides: 3 + ((index * 3) % 5),
    seconds: 4 + ((index * 2) % 3),
    resolution: resolutions[index % 2] ?? '720p',
    first: 1 + index * 100,
  }))
