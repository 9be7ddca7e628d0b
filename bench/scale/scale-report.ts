import type { Fairness } from './measure-fairness.ts'
import type { Throughput } from './measure-throughput.ts'

export type ScaleReport = { pieceMs: number; throughput: Throughput[]; fairness: Fairness }

/** Doubling the workers makes at least this many times the videos. */
const leastGrowth = 1.5
/**
 * Largest share of the queue's units that may be taken before a unit of another account. Counted and not timed: other
 * load on the machine delays both.
 */
const mostOfQueue = 0.1

/** The faults of the figures; empty when throughput grows with workers and accounts take turns. */
export const faultsOf = ({ throughput, fairness }: ScaleReport): string[] => {
  const stalled = throughput.slice(1).flatMap((now, index) => {
    const before = throughput[index]
    if (!before) return []
    const growth = now.videosPerMinute / before.videosPerMinute
    const wanted = leastGrowth ** Math.log2(now.workers / before.workers)
    return growth < wanted
      ? [`${now.workers} workers make ${growth.toFixed(2)} times the videos of ${before.workers}`]
      : []
  })
  const { piecesBefore, queuePieces } = fairness
  const unfair =
    piecesBefore > mostOfQueue * queuePieces
      ? [
          `${piecesBefore.toFixed(0)} of the queue's ${queuePieces} pieces come before each of somebody else's`,
        ]
      : []
  return [...stalled, ...unfair]
}

const row = (...cells: string[]) => cells.map((cell) => cell.padStart(14)).join('')

export const scaleTable = (report: ScaleReport): string => {
  const { pieceMs, throughput, fairness } = report
  return [
    `pieces of work that wait ${pieceMs} ms each`,
    row('workers', 'videos', 'seconds', 'videos/min', 'slots busy'),
    ...throughput.map(({ workers, videos, seconds, videosPerMinute, busy }) =>
      row(
        String(workers),
        String(videos),
        seconds.toFixed(1),
        videosPerMinute.toFixed(0),
        `${(busy * 100).toFixed(0)} %`,
      ),
    ),
    `one video of ${fairness.workers} workers alone: ${fairness.aloneSeconds.toFixed(1)} s; behind ${fairness.queued} of another account: ${fairness.behindSeconds.toFixed(1)} s, each piece of its work waiting ${fairness.pieceWaitSeconds.toFixed(1)} s for a worker while ${fairness.piecesBefore.toFixed(0)} of the queue's ${fairness.queuePieces} are taken, and ${fairness.finishedBefore} of those finished before it; the queue itself takes about ${fairness.queueSeconds.toFixed(0)} s`,
    ...faultsOf(report).map((fault) => `FAULT ${fault}`),
  ].join('\n')
}
