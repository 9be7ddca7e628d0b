/** Where two texts differ: the range between their common prefix and suffix. */
export const changedSpan = (
  before: string,
  after: string,
): { start: number; endBefore: number; endAfter: number } => {
  const shortest = Math.min(before.length, after.length)
  let start = 0
  while (start < shortest && before[start] === after[start]) start += 1
  let tail = 0
  while (tail < shortest - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  return { start, endBefore: before.length - tail, endAfter: after.length - tail }
}
