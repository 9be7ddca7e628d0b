/** Correlation of two pieces of sound, from -1 to 1, over every `step`-th sample. */
const correlation = (heard: Float32Array, at: number, said: Float32Array, step = 1): number => {
  let [product, heardPower, saidPower] = [0, 0, 0]
  for (let index = 0; index < said.length; index += step) {
    const [one, other] = [heard[at + index] ?? 0, said[index] ?? 0]
    product += one * other
    heardPower += one * one
    saidPower += other * other
  }
  return heardPower === 0 || saidPower === 0 ? 0 : product / Math.sqrt(heardPower * saidPower)
}

export type Alignment = { likeness: number; offset: number }

/** Stride of the coarse search: large enough to be quick, and prime, so that it misses no voice. */
const sparsely = 31

/** Finds where in `heard`, within `reach` samples of `at`, `said` matches best. */
export const align = (
  heard: Float32Array,
  said: Float32Array,
  { at, reach }: { at: number; reach: number },
): Alignment => {
  const best = (from: number, to: number, step?: number): Alignment => {
    let found: Alignment = { likeness: -1, offset: 0 }
    for (let offset = from; offset <= to; offset++) {
      const likeness = correlation(heard, at + offset, said, step)
      if (likeness > found.likeness) found = { likeness, offset }
    }
    return found
  }
  const { offset } = best(-reach, reach, sparsely)
  return best(offset - 2, offset + 2)
}
