import type { Watched } from '@/watch/source/watched.ts'

/**
 * A video of the project, whose chapters are requested by its id when it is played; or a preview, without an
 * id.
 */
export type PlayerInput = Omit<Watched, 'chapters'> & { id?: string }

export const previewInput = (streamUrl: string, title: string): PlayerInput => ({
  title,
  streamUrl,
  masterUrl: null,
  languages: ['en'],
  voices: ['en'],
  captions: [],
})
