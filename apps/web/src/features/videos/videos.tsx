import { lazyPart } from '@/ui/feedback/lazy-part.tsx'
import { PlayerWaiting } from '@/watch/player-waiting.tsx'

export { GenerateBar } from './generation/generate-bar.tsx'
export type { VideoLanguages } from './generation/generate-video.ts'
export { useGeneration } from './generation/use-generation.ts'
export { VideosPlace } from './list/videos-place.tsx'
export { type PlayerInput, previewInput } from './player/player-input.ts'
export { PreviewCard } from './preview/preview-card.tsx'

/** Loaded when a video is first played. */
export const PlayedVideo = lazyPart(
  async () => (await import('./player/played-video.tsx')).PlayedVideo,
  <PlayerWaiting />,
  'over',
)

export const loadVideoLanguagesDialog = async () =>
  (await import('./languages/video-languages-dialog.tsx')).VideoLanguagesDialog
