import { describe, expect, it } from 'vitest'
import { fastest } from './measure-throughput.ts'
import { faultsOf } from './scale-report.ts'

const rate = (workers: number, videosPerMinute: number) => ({
  workers,
  videos: 8,
  seconds: 1,
  videosPerMinute,
  busy: 1,
})
const fairness = {
  workers: 4,
  queued: 500,
  aloneSeconds: 5,
  behindSeconds: 10,
  pieceWaitSeconds: 1,
  piecesBefore: 9,
  finishedBefore: 2,
  queueSeconds: 900,
  queuePieces: 3500,
}

describe('the figures of the simulation', () => {
  it('are well when videos grow with workers and a single video is not behind the queue', () =>
    expect(faultsOf({ pieceMs: 1, throughput: [rate(1, 10), rate(2, 19), rate(8, 70)], fairness })).toEqual(
      [],
    ))

  it('say where more workers did not make more videos', () =>
    expect(faultsOf({ pieceMs: 1, throughput: [rate(1, 10), rate(4, 20)], fairness })).toHaveLength(1))

  it('say when one account’s videos kept another’s waiting', () =>
    expect(
      faultsOf({ pieceMs: 1, throughput: [], fairness: { ...fairness, piecesBefore: 400 } }),
    ).toHaveLength(1))

  it('take the best round of each number of workers', () => {
    const rounds = [3, 2, 1, 4].map((seconds, index) => ({ ...rate(index % 2 === 0 ? 1 : 4, 8), seconds }))
    expect(fastest(rounds).map(({ workers, seconds }) => [workers, seconds])).toEqual([
      [1, 1],
      [4, 2],
    ])
  })
})
