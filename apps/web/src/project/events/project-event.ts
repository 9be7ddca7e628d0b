import { projectEvents } from '@voxdeck/contracts/projects/watch-project'
import type { Video } from '@voxdeck/contracts/videos/video'

/** An event of the stream; tabs pass it on unchanged over a BroadcastChannel. */
export type ProjectEvent =
  | { name: 'project'; data: { projectId: string; revision: number } }
  | { name: 'video'; data: Video }
  | { name: 'language'; data: { languageCode: string } }
  /** The connection was interrupted or refused: the cached data may be stale. */
  | { name: 'gap' }

const json = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Null for an event that this page cannot parse: a newer server may send more, which is ignored. */
export const parseProjectEvent = (
  name: 'project' | 'video' | 'language',
  text: string,
): ProjectEvent | null => {
  if (name === 'project') {
    const { data } = projectEvents.project.safeParse(json(text))
    return data ? { name, data } : null
  }
  if (name === 'video') {
    const { data } = projectEvents.video.safeParse(json(text))
    return data ? { name, data } : null
  }
  // Only the language code is read: the language panel refetches the rest.
  const languageCode = (json(text) as { languageCode?: unknown } | undefined)?.languageCode
  return typeof languageCode === 'string' ? { name, data: { languageCode } } : null
}
