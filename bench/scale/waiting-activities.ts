import { setTimeout as sleep } from 'node:timers/promises'
import { Context } from '@temporalio/activity'
import type { Activities } from '@voxdeck/workflows/activities'
import { quickActivities } from '@voxdeck/workflows/testing/quick-activities'

/** A video as long as any: what counts here is how many pieces of work it has. */
const slidesPerVideo = 4
/** Each slide drawn, the layout, the track and the file: what takes a place among those that draw. */
export const piecesPerVideo = slidesPerVideo + 1 + 1 + 1

export type Watch = {
  /** A piece of work was taken: from which queue, and when it was asked for, by the clock. */
  onTaken: (piece: { videoId: string; queue: string; askedMs: number }) => void
  onPublished: (videoId: string) => void
}

/** The product's activities with their work taken out: each piece of CPU work only takes its time. */
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
    renderShot: wait,
    encodeTrack: wait,
    publishVideo: async (task) => {
      await wait(task)
      onPublished(task.videoId)
    },
  }
}
