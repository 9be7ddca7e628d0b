import type { FrameFormat } from '@voxdeck/core/plan/plan'
import { type Resolution, resolutions } from '@voxdeck/core/video-settings'

export const resolutionOf = ({ height }: Pick<FrameFormat, 'height'>): Resolution => {
  const known = (Object.keys(resolutions) as Resolution[]).find((name) => resolutions[name].height === height)
  if (!known) throw new Error(`no resolution is ${height} lines high`)
  return known
}
