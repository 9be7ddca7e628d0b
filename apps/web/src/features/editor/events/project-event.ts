import { projectEvents } from '@voxdeck/contracts/projects/watch-project'
import type { Video } from '@voxdeck/contracts/videos/video'

/** What the stream says, as one value: tabs hand it to each other as it is. */
export type ProjectEvent =
  | { name: 'project'; data: { projectId: string; revision: number } }
  | { name: 'video'; data: Video }
  | { name: 'language'; data: { languageCode: string } }
  /** Nobody listened for a while, or nobody can: what is shown may be old. */
  | { name: 'gap' }

const json = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Null for what this page does not understand: a newer server may say more, which is no reason to stop. */
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
  // Which language is all that is read of it here: its panel asks for the rest.
  const languageCode = (json(text) as { languageCode?: unknown } | undefined)?.languageCode
  return typeof languageCode === 'string' ? { name, data: { languageCode } } : null
}
