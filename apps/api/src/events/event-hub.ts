import type { TranslationJob } from '@voxdeck/contracts/languages/language'
import type { Video } from '@voxdeck/contracts/videos/video'
import type { Database, Db } from '@voxdeck/db/connect'
import { findTranslationJobs } from '@voxdeck/db/languages/translation-jobs'
import { listen, type Notification } from '@voxdeck/db/notifications'
import { findRevision } from '@voxdeck/db/projects/find-project-facts'
import { listVideoRows, type ReadTraffic } from '@voxdeck/db/videos/video-rows'
import { presentJob } from '../presenters/present-job.ts'
import { presentVideo } from '../presenters/present-video.ts'
import { createTrafficReader } from './traffic-reader.ts'

export type ProjectEvent =
  | { name: 'project'; data: { projectId: string; revision: number } }
  | { name: 'video'; data: Video }
  | { name: 'language'; data: TranslationJob & { projectId: string } }
export type EventHub = ReturnType<typeof createEventHub>
type Watcher = {
  send: (events: readonly ProjectEvent[]) => void
  /** Ends the stream, because this process stops. */
  end: () => void
}

/** Throttle: a project's state is read at most once per interval, however many notifications arrive. */
const throttleMs = 200

/** Poll interval of the queue position: a project gets no notification when videos of other projects end. */
const queueMs = 3000

/** Events for a project's subscribers: its revision, and changed videos (by id) and languages (by code). */
const loadState = async (
  db: Db,
  projectId: string,
  changed: ReadonlySet<string> | 'all',
  readTraffic: ReadTraffic,
): Promise<ProjectEvent[]> => {
  const revision = await findRevision(db, projectId)
  if (revision === null) return []
  const videos = await listVideoRows(db, [projectId], readTraffic)
  const isChanged = (id: string) => changed === 'all' || changed.has(id)
  const changedVideos = videos.filter((video) => isChanged(video.id))
  const jobs = (await findTranslationJobs(db, projectId)).filter(({ language }) => isChanged(language))
  return [
    { name: 'project', data: { projectId, revision } },
    ...changedVideos.map((video) => ({ name: 'video' as const, data: presentVideo(video) })),
    ...jobs.map((job) => ({ name: 'language' as const, data: { ...presentJob(job), projectId } })),
  ]
}

const changedBy = (notification: Notification): string | undefined => {
  if (notification.about === 'video') return notification.videoId
  return notification.about === 'language' ? notification.language : undefined
}

/** One LISTEN connection per process; each project is read once for all its subscribers. */
export const createEventHub = ({ db, pool }: Pick<Database, 'db' | 'pool'>) => {
  const watchers = new Map<string, Set<Watcher>>()
  const dirty = new Map<string, Set<string>>()
  /** Timers of videos that wait in the queue, by id: one each, however many streams show it. */
  const waiting = new Map<string, NodeJS.Timeout>()
  const readTraffic = createTrafficReader(db)
  const stateOf = (projectId: string, changed: ReadonlySet<string> | 'all') =>
    loadState(db, projectId, changed, readTraffic)

  const tell = async (projectId: string) => {
    const changed = dirty.get(projectId) ?? new Set()
    dirty.delete(projectId)
    const own = watchers.get(projectId)
    if (!own) return
    const events = await stateOf(projectId, changed)
    for (const { send } of own) send(events)
    lookAgain(projectId, events)
  }

  const lookAgain = (projectId: string, events: readonly ProjectEvent[]) => {
    for (const { name, data } of events) {
      if (name !== 'video' || data.progress.videosAhead === null || waiting.has(data.id)) continue
      const timer = setTimeout(() => {
        waiting.delete(data.id)
        mark(projectId, data.id)
      }, queueMs)
      waiting.set(data.id, timer.unref())
    }
  }

  const mark = (projectId: string, changed?: string) => {
    if (!watchers.has(projectId)) return
    if (!dirty.has(projectId)) {
      dirty.set(projectId, new Set())
      setTimeout(() => void tell(projectId).catch(() => mark(projectId)), throttleMs)
    }
    if (changed) dirty.get(projectId)?.add(changed)
  }

  let onUploadWanted = (_holder: string) => {}

  const listening = listen(pool, {
    onNotification: (notification) => {
      if (notification.about === 'upload') return onUploadWanted(notification.holder)
      mark(notification.projectId, changedBy(notification))
    },
    // Notifications sent while the connection was down are lost, so send the full state to all subscribers.
    onReconnect: () => {
      for (const [projectId, own] of watchers)
        void stateOf(projectId, 'all')
          .then((events) => {
            for (const { send } of own) send(events)
          })
          .catch(() => mark(projectId))
    },
  })

  return {
    /** Calls back with the holder of an upload's lock when a request, on whichever process, waits for it. */
    onUploadWanted: (listener: (holder: string) => void) => {
      onUploadWanted = listener
    },
    state: async (projectId: string) => {
      const events = await stateOf(projectId, 'all')
      lookAgain(projectId, events)
      return events
    },
    watch: (projectId: string, watcher: Watcher): (() => void) => {
      const own = watchers.get(projectId) ?? new Set()
      watchers.set(projectId, own.add(watcher))
      return () => {
        own.delete(watcher)
        if (own.size === 0) watchers.delete(projectId)
      }
    },
    endStreams: () => {
      for (const own of watchers.values()) for (const { end } of own) end()
    },
    /** Open streams and timers, for tests that look for leaks. */
    counts: () => ({
      streams: watchers.values().reduce((sum, own) => sum + own.size, 0),
      timers: waiting.size,
    }),
    close: () => {
      for (const timer of waiting.values()) clearTimeout(timer)
      return listening.close()
    },
  }
}
