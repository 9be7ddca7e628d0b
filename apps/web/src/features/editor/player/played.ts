import type { Watched } from '@/watch/watched.ts'

/** A video of the project by its id, whose chapters are asked for when it is played; or a preview. */
export type Played = Omit<Watched, 'chapters'> & { id?: string }

export const playedPreview = (streamUrl: string, title: string): Played => ({
  title,
  streamUrl,
  masterUrl: null,
  languages: ['en'],
  captions: [],
})
