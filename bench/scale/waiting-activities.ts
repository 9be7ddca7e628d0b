import { setTimeout as sleep } from 'node:timers/promises'
import type { Activities } from '@voxdeck/workflows/activities'

/** A film as long as any: what counts here is how many pieces of work it has. */
export const slidesPerFilm = 4
const shotsPerFilm = 2 * slidesPerFilm - 1
/** A slide each, the layout, a shot each, the track and the file. */
export const piecesPerFilm = slidesPerFilm + 1 + shotsPerFilm + 1 + 1

/** The product's activities with their work taken out: each piece of CPU work only takes its time. */
export const waitingActivities = (pieceMs: number, onPublished: (videoId: string) => void): Activities => {
  const wait = async () => {
    await sleep(pieceMs)
  }
  const nothing = async () => {}
  return {
    beginVideo: nothing,
    narrateSlide: wait,
    layOutVideo: async ({ projectId }) => {
      await wait()
      return {
        layoutKey: `layouts/${projectId}/${'0'.repeat(64)}.json`,
        distinctShots: Array.from({ length: shotsPerFilm }, (_, shot) => shot),
      }
    },
    encodeShot: wait,
    encodeTrack: wait,
    publishVideo: async ({ videoId }) => {
      await wait()
      onPublished(videoId)
    },
    failVideo: nothing,
    cancelVideo: nothing,
    speakPreview: async () => ({ objectKey: '' }),
    normaliseClip: async () => ({ hash: '', frames: 1, size: 1, hasSound: false }),
    normaliseRecording: async () => ({ hash: '', samples: 1, peaks: [], size: 1 }),
  }
}
