import { setTimeout as sleep } from 'node:timers/promises'
import type { VideoRef } from '@voxdeck/db/videos/video-lifecycle'
import { findVideoRow } from '@voxdeck/db/videos/video-rows'
import { findLiveToolchain, workerHeartbeatSeconds } from '@voxdeck/db/workers/toolchains'
import { demo } from '@voxdeck/demo/demo'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { ensureDemo } from './ensure-demo.ts'
import { removeDemos, removeOlderDemos } from './remove-demos.ts'

const pauseMs = workerHeartbeatSeconds * 1000
/** Most failures last longer than seconds, and a retry every few seconds would flood the log. */
const pauseAfterFailureMs = 5 * 60_000

/** One poll: requests the demo video once per toolchain, and removes older demos once it is completed. */
const createDemoPoll = (dependencies: Dependencies, log: FastifyInstance['log']) => {
  const { db } = dependencies
  // Once per toolchain: two that are alive side by side would replace each other's video forever.
  const asked = new Set<string>()
  let awaited: VideoRef | null = null

  return async () => {
    const toolchain = await findLiveToolchain(db)
    if (toolchain && !asked.has(toolchain.id)) {
      awaited = await ensureDemo(dependencies, { demo, toolchain })
      asked.add(toolchain.id)
    }
    const video = awaited && (await findVideoRow(db, awaited))
    if (!video || video.status === 'generating') return
    awaited = null
    if (video.status === 'completed') await removeOlderDemos(dependencies)
    else log.warn({ status: video.status, code: video.failure_code }, 'there is no new demo video')
  }
}

const pollUntilAborted = async (
  look: () => Promise<void>,
  log: FastifyInstance['log'],
  signal: AbortSignal,
): Promise<void> => {
  while (!signal.aborted) {
    const pause = await look().then(
      () => pauseMs,
      (error: unknown) => {
        log.warn({ err: error }, 'the demo video was not asked for')
        return pauseAfterFailureMs
      },
    )
    await sleep(pause, undefined, { signal }).catch(() => undefined)
  }
}

/** While the API runs, makes sure that a demo video exists, or that none does if `isWanted` is false. */
export const maintainDemo = (app: FastifyInstance, dependencies: Dependencies, isWanted: boolean): void => {
  const closing = new AbortController()
  let running: Promise<void> | null = null
  app.addHook('onListen', async () => {
    running = isWanted
      ? pollUntilAborted(createDemoPoll(dependencies, app.log), app.log, closing.signal)
      : removeDemos(dependencies).catch((error: unknown) =>
          app.log.warn({ err: error }, 'the demo video is still there'),
        )
  })
  app.addHook('onClose', async () => {
    closing.abort()
    await running
  })
}
