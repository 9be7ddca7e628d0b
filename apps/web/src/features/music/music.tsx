import { lazyPart } from '@/ui/feedback/lazy-part.tsx'

/** Loaded on first use. */
export const MusicPart = lazyPart(async () => (await import('./music-part.tsx')).MusicPart, null)
