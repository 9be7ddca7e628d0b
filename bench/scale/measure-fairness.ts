import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { mean } from '../measure/mean.ts'
import { piecesPerVideo } from './waiting-activities.ts'
import { slotsPerWorker, type TakenPiece, type Team, type WaitingWorkers } from './waiting-workers.ts'

const settleMs = 2000

export type Fairness = {
  workers: number
  /** Videos of one account in the queue when another account requests one. */
  queued: number
  /** Seconds of that one video when there are no other requests. */
  aloneSeconds: number
  /** Seconds of the same video behind the queue. */
  behindSeconds: number
  /**
   * Mean seconds that its units of work waited for a worker there, how many units of the queue were taken meanwhile,
   * and how many videos of the queue were finished before it.
   */
  pieceWaitSeconds: number
  piecesBefore: number
  finishedBefore: number
  /** Seconds the workers need for the whole queue without idling. */
  queueSeconds: number
  queuePieces: number
}

/**
 * How late the units of a video were: in seconds, and in units of other videos taken from the same queue meanwhile.
 */
const latenessOf = (taken: readonly TakenPiece[], videoId: string) => {
  const own = taken.filter((piece) => piece.videoId === videoId)
  if (own.length === 0) throw new Error('no worker took a piece of the video')
  const othersBetween = ({ queue, askedMs, takenMs }: TakenPiece) =>
    taken.filter(
      (piece) =>
        piece.videoId !== videoId &&
        piece.queue === queue &&
        piece.takenMs >= askedMs &&
        piece.takenMs < takenMs,
    ).length
  return {
    waitSeconds: mean(own.map(({ askedMs, takenMs }) => (takenMs - askedMs) / 1000)),
    piecesBefore: mean(own.map(othersBetween)),
  }
}

/** Waits until every video of the queue waits for workers: until the backlog stops growing. */
const allQueued = async (team: Team): Promise<void> => {
  for (let most = -1, now = 0; now > most; now = await team.backlog()) {
    most = now
    await sleep(settleMs)
  }
}

/** One account requests hundreds of videos, and then another account requests one. */
export const measureFairness = async (
  waiting: WaitingWorkers,
  { workers, queued, pieceMs }: { workers: number; queued: number; pieceMs: number },
): Promise<Fairness> => {
  const team = await waiting.team(workers)
  const timed = async (work: Promise<string>) => {
    const began = performance.now()
    const videoId = await work
    return { seconds: (performance.now() - began) / 1000, ...latenessOf(waiting.taken, videoId) }
  }
  const single = async (): Promise<string> => {
    const videoId = await team.ask(randomUUID())
    await team.finish(videoId)
    return videoId
  }
  const alone = await timed(single())

  const busy = randomUUID()
  const asked: string[] = []
  while (asked.length < queued)
    asked.push(...(await Promise.all(Array.from({ length: 10 }, () => team.ask(busy)))))
  await allQueued(team)
  const finished = () => asked.filter((videoId) => waiting.published.has(videoId)).length
  const before = finished()
  const behind = await timed(single())
  const finishedBefore = finished() - before
  await team.stop()
  return {
    workers,
    queued,
    aloneSeconds: alone.seconds,
    behindSeconds: behind.seconds,
    pieceWaitSeconds: behind.waitSeconds,
    piecesBefore: behind.piecesBefore,
    finishedBefore,
    queuePieces: queued * piecesPerVideo,
    queueSeconds: (queued * piecesPerVideo * pieceMs) / 1000 / (workers * slotsPerWorker),
  }
}
