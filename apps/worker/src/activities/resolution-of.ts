import { type Resolution, resolutions, type Size } from '@voxdeck/core/video-settings'

export const resolutionOf = ({ width, height }: Size): Resolution => {
  const shorter = Math.min(width, height)
  const known = (Object.keys(resolutions) as Resolution[]).find(
    (name) => resolutions[name].height === shorter,
  )
  if (!known) throw new Error(`no resolution has a shorter side of ${shorter}`)
  return known
}
