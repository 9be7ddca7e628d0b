import { projectEvents } from '@voxdeck/contracts/projects/watch-project'
import type { Video } from '@voxdeck/contracts/videos/video'
import { jsonOf } from '../../session/events/json-of.ts'

/** An event of the stream of one project. */
export type ProjectEvent =
  | { name: 'project'; data: { projectId: string; revision: number } }
  | { name: 'video'; data: Video }
  | { name: 'language'; data: { languageCode: string } }

export const projectEventNames = ['project', 'video', 'language'] as const

export const parseProjectEvent = (name: string, text: string): ProjectEvent | null => {
  if (name === 'project') {
    const { data } = projectEvents.project.safeParse(jsonOf(text))
    return data ? { name, data } : null
  }
  if (name === 'video') {
    const { data } = projectEvents.video.safeParse(jsonOf(text))
    return data ? { name, data } : null
  }
  // Only the language code is read: the language panel refetches the rest.
  const languageCode = (jsonOf(text) as { languageCode?: unknown } | undefined)?.languageCode
  return typeof languageCode === 'string' ? { name: 'language', data: { languageCode } } : null
}
