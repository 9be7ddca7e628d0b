import { setTimeout as sleep } from 'node:timers/promises'
import { processFailure, type RunningProcess } from './start-process.ts'

/** Polls `answers` until it is true. Throws with the log if the process ends, or stops it after the timeout. */
export const waitUntilReady = async (
  running: RunningProcess,
  answers: () => Promise<boolean>,
  { withinMs = 60_000, everyMs = 50 } = {},
): Promise<void> => {
  const giveUpAt = performance.now() + withinMs
  while (running.isRunning() && performance.now() < giveUpAt) {
    if (await answers().catch(() => false)) return
    await sleep(everyMs)
  }
  if (!running.isRunning()) throw processFailure(running, `ended with ${await running.ended}`)
  await running.stop()
  throw processFailure(running, `was not ready within ${withinMs / 1000} s`)
}

export const answersOk = (url: string) => async (): Promise<boolean> =>
  (await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(2_000) })).ok
