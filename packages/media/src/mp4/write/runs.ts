/** Run-length encoded values. */
export type Runs = readonly { count: number; value: number }[]

export const runsOf = (values: Iterable<number>): Runs => {
  const runs: { count: number; value: number }[] = []
  for (const value of values) {
    const last = runs.at(-1)
    if (last?.value === value) last.count++
    else runs.push({ count: 1, value })
  }
  return runs
}

export const totalOf = (runs: Runs): number => runs.reduce((sum, { count, value }) => sum + count * value, 0)

export function* valuesOf(runs: Runs): Generator<number> {
  for (const { count, value } of runs) for (let index = 0; index < count; index++) yield value
}

/** The start time of each value, if the values are durations. */
export function* startsOf(runs: Runs): Generator<number> {
  let at = 0
  for (const value of valuesOf(runs)) {
    yield at
    at += value
  }
}
