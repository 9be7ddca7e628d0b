import { lazyPart } from '@/ui/feedback/lazy-part.tsx'

export { PlaySlideButton } from './play-slide-button.tsx'
export { PresentButton } from './present-button.tsx'
export { PreviewSlideButton } from './preview-slide-button.tsx'
export type { PresentationRequest } from './stage/use-presentation.ts'

/** Loaded on first use. */
export const Stage = lazyPart(async () => (await import('./stage/stage.tsx')).Stage, null, 'over')
