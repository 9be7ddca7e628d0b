import type { Video } from '@voxdeck/contracts/videos/video'
import { failedVideo, videosUnderWay } from '../facts/select-videos.ts'

export type GenerationPanelState =
  | { kind: 'hidden' }
  /** Requested; null until the server has created the video. `others` are in progress too. */
  | { kind: 'working'; video: Video | null; others: readonly Video[] }
  | { kind: 'ready'; video: Video }
  | { kind: 'failed'; video: Video }

export const panelOf = (
  videos: readonly Video[],
  isRequesting: boolean,
  justReady: string | null,
): GenerationPanelState => {
  const [video, ...others] = videosUnderWay(videos)
  if (video) return { kind: 'working', video, others }
  if (isRequesting) return { kind: 'working', video: null, others }
  const ready = videos.find(({ id }) => id === justReady)
  if (ready) return { kind: 'ready', video: ready }
  const failed = failedVideo(videos)
  return failed ? { kind: 'failed', video: failed } : { kind: 'hidden' }
}
