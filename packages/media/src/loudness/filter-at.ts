/**
 * The sum of `taps` samples from an index on, each times its weight; `taps` is a multiple of four. Four sums run side by
 * side, since one would wait for itself at every tap; all indices are in range, and a default value would double the time.
 */
export const filterAt = (
  samples: Float64Array,
  at: number,
  { weights, from, taps }: { weights: Float64Array; from: number; taps: number },
): number => {
  let [a, b, c, d] = [0, 0, 0, 0]
  for (let tap = 0; tap < taps; tap += 4) {
    a += (samples[at + tap] as number) * (weights[from + tap] as number)
    b += (samples[at + tap + 1] as number) * (weights[from + tap + 1] as number)
    c += (samples[at + tap + 2] as number) * (weights[from + tap + 2] as number)
    d += (samples[at + tap + 3] as number) * (weights[from + tap + 3] as number)
  }
  return a + b + c + d
}
