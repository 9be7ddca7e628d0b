import type { AccountVideo } from '@voxdeck/contracts/auth/watch-account'
import { createListeners } from '../../ui/listeners.ts'
import type { AccountEvent } from '../events/account-event.ts'
import type { Gap } from '../events/open-event-stream.ts'

export type VideosInMaking = ReadonlyMap<string, AccountVideo>

const none: VideosInMaking = new Map()

const byId = (videos: readonly AccountVideo[]): VideosInMaking =>
  new Map(videos.map((one) => [one.video.id, one]))

/** What is in the making after an event, and what it says to have ended. After a gap nothing is known. */
export const afterEvent = (
  before: VideosInMaking,
  event: AccountEvent | Gap,
): { making: VideosInMaking; ended: AccountVideo | null } => {
  if (event.name === 'gap') return { making: none, ended: null }
  if (event.name === 'videos') return { making: byId(event.data.generating), ended: null }
  if (event.name === 'projects') return { making: before, ended: null }
  const { id, status } = event.data.video
  if (status === 'generating') return { making: new Map(before).set(id, event.data), ended: null }
  if (!before.has(id)) return { making: before, ended: null }
  const making = new Map(before)
  making.delete(id)
  return { making, ended: event.data }
}

let making = none
const listeners = createListeners()

export const videosInMaking = (): VideosInMaking => making
export const isAnyInMaking = (): boolean => making.size > 0
export const onVideosInMaking = listeners.subscribe

/** Returns the video that the event says to have ended. */
export const noteEvent = (event: AccountEvent | Gap): AccountVideo | null => {
  const after = afterEvent(making, event)
  if (after.making !== making) {
    making = after.making
    listeners.tell()
  }
  return after.ended
}

/** Of one project, or of all; null when nothing is in the making. Several count alike. */
export const percentInMaking = (videos: VideosInMaking, projectId: string | null): number | null => {
  const percents = [...videos.values()]
    .filter(({ video }) => projectId === null || video.projectId === projectId)
    .map(({ video }) => video.progress.percent)
  if (percents.length === 0) return null
  return Math.floor(percents.reduce((sum, percent) => sum + percent, 0) / percents.length)
}
