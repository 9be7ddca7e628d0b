import { lazyPart } from '@/ui/feedback/lazy-part.tsx'

/** Loaded when something is first played. */
export const DraftStage = lazyPart(
  async () => (await import('./stage/draft-stage.tsx')).DraftStage,
  null,
  'over',
)
