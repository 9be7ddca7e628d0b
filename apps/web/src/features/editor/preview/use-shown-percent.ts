import type { Video } from '@voxdeck/contracts/videos/video'
import { useState } from 'react'
import { type ShownPercent, shownPercent } from './shown-percent.ts'

/** The percent on the bar; events that arrive out of order do not move it back. */
export const useShownPercent = (film: Video | null): number => {
  const [shown, setShown] = useState<ShownPercent | null>(null)
  if (!film) return 0
  const next = shownPercent(shown, film)
  if (next.percent !== shown?.percent || next.videoId !== shown.videoId) setShown(next)
  return next.percent
}
