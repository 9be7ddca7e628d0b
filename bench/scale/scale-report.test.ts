import { describe, expect, it } from 'vitest'
import { faultsOf } from './scale-report.ts'

const rate = (workers: number, filmsPerMinute: number) => ({
  workers,
  films: 8,
  seconds: 1,
  filmsPerMinute,
  busy: 1,
})
const fairness = {
  workers: 4,
  queued: 500,
  aloneSeconds: 5,
  behindSeconds: 10,
  pieceWaitSeconds: 1,
  finishedBefore: 2,
  queueSeconds: 900,
}

describe('the figures of the simulation', () => {
  it('are well when films grow with workers and a single film is not behind the queue', () =>
    expect(faultsOf({ pieceMs: 1, throughput: [rate(1, 10), rate(2, 19), rate(8, 70)], fairness })).toEqual(
      [],
    ))

  it('say where more workers did not make more films', () =>
    expect(faultsOf({ pieceMs: 1, throughput: [rate(1, 10), rate(4, 20)], fairness })).toHaveLength(1))

  it('say when one account’s films kept another’s waiting', () =>
    expect(
      faultsOf({ pieceMs: 1, throughput: [], fairness: { ...fairness, behindSeconds: 400 } }),
    ).toHaveLength(1))
})
