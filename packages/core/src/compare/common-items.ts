/** More comparisons than this are not made: what lies between equal ends then has nothing in common. */
const mostCells = 4_000_000

/** The longest common subsequence of two lists: places in the one and in the other. */
export const commonItems = (one: readonly string[], other: readonly string[]): [number, number][] => {
  let first = 0
  while (first < one.length && first < other.length && one[first] === other[first]) first += 1
  let [oneEnd, otherEnd] = [one.length, other.length]
  while (oneEnd > first && otherEnd > first && one[oneEnd - 1] === other[otherEnd - 1]) {
    oneEnd -= 1
    otherEnd -= 1
  }
  const pairs = Array.from({ length: first }, (_, at): [number, number] => [at, at])
  pairs.push(...commonBetween(one.slice(first, oneEnd), other.slice(first, otherEnd), first))
  for (let at = 0; oneEnd + at < one.length; at += 1) pairs.push([oneEnd + at, otherEnd + at])
  return pairs
}

const commonBetween = (
  one: readonly string[],
  other: readonly string[],
  offset: number,
): [number, number][] => {
  if (one.length * other.length > mostCells) return []
  const width = other.length + 1
  /** Length of the longest common subsequence from each pair of places to both ends. */
  const lengths = new Uint32Array((one.length + 1) * width)
  const lengthAt = (i: number, j: number): number => lengths[i * width + j] ?? 0
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        one[i] === other[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1))
  const pairs: [number, number][] = []
  let [i, j] = [0, 0]
  while (i < one.length && j < other.length) {
    if (one[i] === other[j]) {
      pairs.push([offset + i, offset + j])
      i += 1
      j += 1
    } else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i += 1
    else j += 1
  }
  return pairs
}
