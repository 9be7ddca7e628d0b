import type { Video } from '@voxdeck/contracts/videos/video'
import { isOlder, type VideoAge } from '@/project/videos/video-age.ts'
import { lastNews } from '../facts/select-videos.ts'
import type { GenerationPanelState } from './panel-state.ts'

/**
 * The one thing to do next: make a first video, watch it being made, try a failed one again, take the finished one, or
 * make it anew because the project changed.
 */
export type PrimaryAction = 'generate' | 'wait' | 'retry' | 'download' | 'update'

/** `age` is that of the finished video; null while it is unknown. */
export const primaryAction = (
  panel: GenerationPanelState,
  ready: Video | undefined,
  age: VideoAge | null | undefined,
): PrimaryAction => {
  if (panel.kind === 'working') return 'wait'
  if (panel.kind === 'failed' && panel.video.failure?.retryable)
    if (!ready || lastNews(panel.video) > lastNews(ready))
      // A failure from before the finished video is not what to do next.
      return 'retry'
  if (!ready) return 'generate'
  return isOlder(age) ? 'update' : 'download'
}
