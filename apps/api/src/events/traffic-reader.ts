import type { Db } from '@voxdeck/db/connect'
import { loadTraffic, type ReadTraffic, type Traffic } from '@voxdeck/db/videos/video-rows'

const keptMs = 1000

/** Reads the traffic at most once a second for all streams of this process, and once more for each new video. */
export const createTrafficReader = (db: Db): ReadTraffic => {
  let read: { at: number; traffic: Promise<Traffic> } | undefined
  const readAnew = (): Promise<Traffic> => {
    const own = { at: performance.now(), traffic: loadTraffic(db) }
    read = own
    // A failure is not kept.
    own.traffic.catch(() => {
      if (read === own) read = undefined
    })
    return own.traffic
  }
  return async (videoIds) => {
    if (!read || performance.now() - read.at > keptMs) return readAnew()
    const known = await read.traffic
    return videoIds.every((id) => known.videoIds.has(id)) ? known : readAnew()
  }
}
