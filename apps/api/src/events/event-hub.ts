import type { Database } from '@voxdeck/db/connect'
import { listen, type Notification } from '@voxdeck/db/notifications'
import { listMembers } from '@voxdeck/db/projects/members'
import { listGeneratingOf } from '@voxdeck/db/videos/list-generating'
import {
  type AccountEvent,
  loadProjectState,
  type ProjectEvent,
  type ProjectState,
  videosOf,
} from './project-state.ts'
import { createTrafficReader } from './traffic-reader.ts'
import { createWatchers } from './watchers.ts'

export type EventHub = ReturnType<typeof createEventHub>

/** Throttle: a project's state is read at most once per interval, however many notifications arrive. */
const throttleMs = 200

/** Poll interval of the queue position: a project gets no notification when videos of other projects end. */
const queueMs = 3000

type ProjectNotification = Exclude<Notification, { about: 'upload' | 'account' }>

/** The id of the project itself, or of its video, or the code of its language. */
const changedBy = (notification: ProjectNotification): string => {
  if (notification.about === 'video') return notification.videoId
  return notification.about === 'language' ? notification.language : notification.projectId
}

/** The list changed as a whole. */
const listChanged: AccountEvent = { name: 'projects', data: { projectId: null } }

/** One LISTEN connection per process; each project is read once for all who watch it or their account. */
export const createEventHub = ({ db, pool }: Pick<Database, 'db' | 'pool'>) => {
  const projects = createWatchers<ProjectEvent>()
  const accounts = createWatchers<AccountEvent>()
  const dirty = new Map<string, Set<string>>()
  /** Timers of videos that wait in the queue, by id: one each, however many streams show it. */
  const waiting = new Map<string, NodeJS.Timeout>()
  const readTraffic = createTrafficReader(db)
  const stateOf = (projectId: string, changed: ReadonlySet<string> | 'all') =>
    loadProjectState(db, projectId, changed, readTraffic)

  const tell = async (projectId: string) => {
    const changed = dirty.get(projectId) ?? new Set()
    dirty.delete(projectId)
    const members = accounts.isEmpty() ? [] : await listMembers(db, projectId)
    const watching = members.filter(accounts.has)
    if (!projects.has(projectId) && watching.length === 0) return
    const state = await stateOf(projectId, changed)
    projects.send(projectId, state.events)
    const news: AccountEvent[] = videosOf(state).map((data) => ({ name: 'video', data }))
    // A video's progress leaves the lists of projects as they are.
    if (changed.has(projectId)) news.push({ name: 'projects', data: { projectId } })
    for (const userId of watching) accounts.send(userId, news)
    lookAgain(projectId, state)
  }

  const lookAgain = (projectId: string, { events }: ProjectState) => {
    for (const { name, data } of events) {
      if (name !== 'video' || data.progress.videosAhead === null || waiting.has(data.id)) continue
      const timer = setTimeout(() => {
        waiting.delete(data.id)
        mark(projectId, data.id)
      }, queueMs)
      waiting.set(data.id, timer.unref())
    }
  }

  const mark = (projectId: string, changed: string) => {
    if (!projects.has(projectId) && accounts.isEmpty()) return
    if (!dirty.has(projectId)) {
      dirty.set(projectId, new Set())
      setTimeout(() => void tell(projectId).catch(() => mark(projectId, projectId)), throttleMs)
    }
    dirty.get(projectId)?.add(changed)
  }

  /** The state as it is, for a stream that begins. */
  const projectState = async (projectId: string): Promise<readonly ProjectEvent[]> => {
    const state = await stateOf(projectId, 'all')
    lookAgain(projectId, state)
    return state.events
  }

  const accountState = async (userId: string): Promise<readonly AccountEvent[]> => {
    const generating = Map.groupBy(await listGeneratingOf(db, userId), ({ projectId }) => projectId)
    const states = await Promise.all(
      [...generating].map(async ([projectId, videos]) => {
        const state = await stateOf(projectId, new Set(videos.map(({ videoId }) => videoId)))
        lookAgain(projectId, state)
        return videosOf(state)
      }),
    )
    return [{ name: 'videos', data: { generating: states.flat() } }]
  }

  let onUploadWanted = (_holder: string) => {}

  const listening = listen(pool, {
    onNotification: (notification) => {
      if (notification.about === 'upload') return onUploadWanted(notification.holder)
      if (notification.about === 'account') return accounts.send(notification.userId, [listChanged])
      mark(notification.projectId, changedBy(notification))
    },
    // Notifications sent while the connection was down are lost, so send the full state to all subscribers.
    onReconnect: () => {
      for (const projectId of projects.keys())
        void projectState(projectId).then(
          (events) => projects.send(projectId, events),
          () => mark(projectId, projectId),
        )
      for (const userId of accounts.keys())
        void accountState(userId).then(
          (events) => accounts.send(userId, events),
          () => accounts.send(userId, [listChanged]),
        )
    },
  })

  return {
    /** Calls back with the holder of an upload's lock when a request, on whichever process, waits for it. */
    onUploadWanted: (listener: (holder: string) => void) => {
      onUploadWanted = listener
    },
    state: projectState,
    watch: projects.add,
    accountState,
    watchAccount: accounts.add,
    endStreams: () => {
      projects.end()
      accounts.end()
    },
    /** Open streams and timers, for tests that look for leaks. */
    counts: () => ({ streams: projects.count() + accounts.count(), timers: waiting.size }),
    close: () => {
      for (const timer of waiting.values()) clearTimeout(timer)
      return listening.close()
    },
  }
}
