import type { Video } from '@voxdeck/contracts/videos/video'
import { useLength } from '@/project/lengths/lengths-store.ts'

/** Seconds of the video; without one, of the video that would be generated now. 0 while nothing can be estimated. */
export const useVideoLength = (video: Video | undefined): { seconds: number; isEstimate: boolean } => {
  const now = useLength(({ totalSeconds }) => totalSeconds)
  const isEstimated = useLength(({ isEstimate }) => isEstimate)
  return video?.duration
    ? { seconds: video.duration, isEstimate: false }
    : { seconds: now, isEstimate: isEstimated }
}
