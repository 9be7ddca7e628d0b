import { setTimeout as sleep } from 'node:timers/promises'
import { Context } from '@temporalio/activity'
import type { Activities } from '@voxdeck/workflows/activities'
import { quickActivities } from '@voxdeck/workflows/testing/quick-activities'

/** The length of a video does not matter here, only its number of units of work. */
const slidesPerVideo = 4
/** Each slide's render, the layout, the track and the file: the units that take a slot of the render queue. */
export const piecesPerVideo = slidesPerVideo + 1 + 1 + 1

export type Watch = {
  /** A unit of work was taken: from which queue, and when it was scheduled, in milliseconds of wall-clock time. */
  onTaken: (piece: { videoId: string; queue: string; askedMs: number }) => void
  onPublished: (videoId: string) => void
}

/** The product's activities without their work: each unit of CPU work only waits as long. */
export const waitingActivities = (pieceMs: number, { onTaken, onPublished }: Watch): Activities => {
  const wait = async ({ videoId }: { videoId: string }) => {
    const { currentAttemptScheduledTimestampMs: askedMs, taskQueue: queue } = Context.current().info
    onTaken({ videoId, queue, askedMs })
    await sleep(pieceMs)
  }
  return {
    ...quickActivities,
    findWorkLeft: async () => {
      const all = Array.from({ length: slidesPerVideo }, (_, slide) => slide)
      return { render: all, narrate: { en: all } }
    },
    narrateSlide: wait,
    renderSlide: wait,
    layOutVideo: async (task) => {
      await wait(task)
      return {
        layoutKey: `layouts/${task.projectId}/${'0'.repeat(64)}.json`,
        shotsLeft: [],
      }
    },
    renderShots: wait,
    encodeTrack: wait,
    publishVideo: async (task) => {
      await wait(task)
      onPublished(task.videoId)
    },
  }
}
