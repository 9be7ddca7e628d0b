import type { Watched } from '@/watch/source/watched.ts'

/**
 * A video of the project, whose chapters are requested by its id when it is played; or a preview, without an
 * id.
 */
export type PlayerInput = Omit<Watched, 'chapters'> & { id?: string }

/** Of a slide, in the language of its script. */
export const previewInput = (streamUrl: string, title: string, language: string): PlayerInput => ({
  title,
  streamUrl,
  masterUrl: null,
  languages: [language],
  voices: [language],
  captions: [],
})
