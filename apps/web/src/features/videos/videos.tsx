import { lazyPart } from '@/ui/feedback/lazy-part.tsx'
import { PlayerWaiting } from '@/watch/player-waiting.tsx'

export { type Findings, findUnfinished, hasFindings } from './before/findings.ts'
export { GenerateBar } from './generation/generate-bar.tsx'
export type { VideoLanguages } from './generation/generate-video.ts'
export { type Generation, useGeneration } from './generation/use-generation.ts'
export { VideosPlace } from './list/videos-place.tsx'
export { type PlayerInput, previewInput } from './player/player-input.ts'
export { type DraftPlay, PreviewCard } from './preview/preview-card.tsx'

/** Loaded when a video is first played. */
export const PlayedVideo = lazyPart(
  async () => (await import('./player/played-video.tsx')).PlayedVideo,
  <PlayerWaiting />,
  'over',
)

/** Loaded when something is unfinished. */
export const BeforeGenerating = lazyPart(
  async () => (await import('./before/before-generating.tsx')).BeforeGenerating,
  null,
  'over',
)

/** Loaded when the video is older than the project. */
export const ChangesInShort = lazyPart(
  async () => (await import('./changes/changes-since.tsx')).ChangesInShort,
  null,
  null,
)

export const loadAreTranslated = async () => (await import('./languages/are-translated.ts')).areTranslated

export const loadVideoLanguagesDialog = async () =>
  (await import('./languages/video-languages-dialog.tsx')).VideoLanguagesDialog
