import { projectEvents } from '@voxdeck/contracts/projects/watch-project'
import type { Video } from '@voxdeck/contracts/videos/video'

/** What the stream says, as one value: tabs hand it to each other as it is. */
export type ProjectEvent =
  | { name: 'project'; data: { projectId: string; revision: number } }
  | { name: 'video'; data: Video }
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
export const parseProjectEvent = (name: 'project' | 'video', text: string): ProjectEvent | null => {
  if (name === 'project') {
    const { data } = projectEvents.project.safeParse(json(text))
    return data ? { name, data } : null
  }
  const { data } = projectEvents.video.safeParse(json(text))
  return data ? { name, data } : null
}
