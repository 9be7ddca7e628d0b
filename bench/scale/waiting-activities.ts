import { setTimeout as sleep } from 'node:timers/promises'
import { Context } from '@temporalio/activity'
import type { Activities } from '@voxdeck/workflows/activities'

/** A film as long as any: what counts here is how many pieces of work it has. */
const slidesPerFilm = 4
/** Each slide drawn, the layout, the track and the file: what takes a place among those that draw. */
export const piecesPerFilm = slidesPerFilm + 1 + 1 + 1

export type Watch = {
  /** A piece of work was taken, so many seconds after it was asked for. */
  onTaken: (videoId: string, waitedSeconds: number) => void
  onPublished: (videoId: string) => void
}

/** The product's activities with their work taken out: each piece of CPU work only takes its time. */
export const waitingActivities = (pieceMs: number, { onTaken, onPublished }: Watch): Activities => {
  const wait = async ({ videoId }: { videoId: string }) => {
    const { currentAttemptScheduledTimestampMs: asked } = Context.current().info
    onTaken(videoId, (Date.now() - asked) / 1000)
    await sleep(pieceMs)
  }
  const nothing = async () => {}
  return {
    beginVideo: async () => {
      const all = Array.from({ length: slidesPerFilm }, (_, slide) => slide)
      return { draw: all, speak: { en: all } }
    },
    narrateSlide: wait,
    drawSlide: wait,
    layOutVideo: async (task) => {
      await wait(task)
      return {
        layoutKey: `layouts/${task.projectId}/${'0'.repeat(64)}.json`,
        shotsLeft: [],
      }
    },
    drawShot: wait,
    encodeTrack: wait,
    publishVideo: async (task) => {
      await wait(task)
      onPublished(task.videoId)
    },
    failVideo: nothing,
    cancelVideo: nothing,
    speakPreview: async () => ({ objectKey: '' }),
    normaliseClip: async () => ({ hash: '', frames: 1, width: 2, height: 2, size: 1, hasSound: false }),
    normaliseMusic: async () => ({ hash: '', samples: 1, lufs: -20, size: 1 }),
    normaliseRecording: async () => ({ hash: '', samples: 1, peaks: [], size: 1 }),
  }
}
