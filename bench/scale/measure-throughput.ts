import { randomUUID } from 'node:crypto'
import { piecesPerVideo } from './waiting-activities.ts'
import { slotsPerWorker, type WaitingWorkers } from './waiting-workers.ts'

export type Throughput = {
  workers: number
  videos: number
  seconds: number
  videosPerMinute: number
  /** Share of the slots' time that was spent on videos. */
  busy: number
}

/** Makes videos of several accounts, the same number for each worker, and measures how long they take together. */
export const measureThroughput = async (
  waiting: WaitingWorkers,
  { workers, videosPerWorker, pieceMs }: { workers: number; videosPerWorker: number; pieceMs: number },
): Promise<Throughput> => {
  const team = await waiting.team(workers)
  const accounts = Array.from({ length: 4 }, () => randomUUID())
  const videos = workers * videosPerWorker
  const began = performance.now()
  const asked = await Promise.all(
    Array.from({ length: videos }, (_, video) => team.ask(accounts[video % accounts.length] ?? '')),
  )
  await Promise.all(asked.map(team.finish))
  const seconds = (performance.now() - began) / 1000
  await team.stop()
  const worked = (videos * piecesPerVideo * pieceMs) / 1000
  return {
    workers,
    videos,
    seconds,
    videosPerMinute: (videos / seconds) * 60,
    busy: worked / (seconds * workers * slotsPerWorker),
  }
}

/**
 * The best round for each number of workers: other load on the machine makes a round slower, never faster, and since
 * the numbers take turns it does not slow all rounds of one.
 */
export const fastest = (rounds: readonly Throughput[]): Throughput[] => {
  const best = new Map<number, Throughput>()
  for (const round of rounds) {
    const other = best.get(round.workers)
    if (!other || round.seconds < other.seconds) best.set(round.workers, round)
  }
  return [...best.values()]
}
