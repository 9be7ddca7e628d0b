import type { Db } from '@voxdeck/db/connect'
import { loadTraffic, type Traffic } from '@voxdeck/db/videos/video-rows'

const keptMs = 1000

/** Reads the traffic at most once a second, for all streams of this process together. */
export const createTrafficReader = (db: Db) => {
  let read: { at: number; traffic: Promise<Traffic> } | undefined
  return (): Promise<Traffic> => {
    if (read && performance.now() - read.at < keptMs) return read.traffic
    const traffic = loadTraffic(db)
    const own = { at: performance.now(), traffic }
    read = own
    // A failure is not kept.
    traffic.catch(() => {
      if (read === own) read = undefined
    })
    return traffic
  }
}
