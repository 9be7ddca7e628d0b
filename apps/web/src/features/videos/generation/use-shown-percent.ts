import type { Video } from '@voxdeck/contracts/videos/video'
import { useState } from 'react'
import { type ShownPercent, shownPercent } from './shown-percent.ts'

/** The shown percentage; events out of order do not decrease it. */
export const useShownPercent = (video: Video | null): number => {
  const [shown, setShown] = useState<ShownPercent | null>(null)
  if (!video) return 0
  const next = shownPercent(shown, video)
  if (next.percent !== shown?.percent || next.videoId !== shown.videoId) setShown(next)
  return next.percent
}
