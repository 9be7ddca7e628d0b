import type { Video } from '@voxdeck/contracts/videos/video'

export type ShownPercent = { videoId: string; percent: number }

/** Never decreases for one video, and at most 95 until it is finished. */
export const shownPercent = (before: ShownPercent | null, video: Video): ShownPercent => {
  if (video.status === 'completed') return { videoId: video.id, percent: 100 }
  const floor = before?.videoId === video.id && video.status === 'generating' ? before.percent : 0
  return { videoId: video.id, percent: Math.min(95, Math.max(floor, Math.floor(video.progress.percent))) }
}
