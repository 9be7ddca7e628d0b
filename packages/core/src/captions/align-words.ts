/** For each word the index of its counterpart in the other text, equal or substituted; null when it has none. */
export const alignWords = (words: readonly string[], others: readonly string[]): (number | null)[] => {
  const costs = editCosts(words, others)
  const cost = (row: number, column: number) => costs[row]?.[column] ?? Number.POSITIVE_INFINITY
  const counterparts: (number | null)[] = []
  let [row, column] = [words.length, others.length]
  while (row > 0) {
    const here = cost(row, column)
    const changed = words[row - 1] === others[column - 1] ? 0 : 1
    if (column > 0 && here === cost(row - 1, column - 1) + changed) {
      row -= 1
      column -= 1
      counterparts[row] = column
    } else if (here === cost(row - 1, column) + 1) {
      row -= 1
      counterparts[row] = null
    } else column -= 1
  }
  return counterparts
}

/**
 * Edit distances: [row][column] is the fewest substitutions, deletions and insertions that turn the first `row` words
 * into the first `column` others.
 */
export const editCosts = (words: readonly string[], others: readonly string[]): Uint32Array[] => {
  const costs = [Uint32Array.from({ length: others.length + 1 }, (_, column) => column)]
  for (const [row, word] of words.entries()) {
    const above = costs[row] ?? new Uint32Array()
    const current = new Uint32Array(others.length + 1)
    current[0] = row + 1
    for (const [column, other] of others.entries()) {
      const changed = (above[column] ?? 0) + (word === other ? 0 : 1)
      current[column + 1] = Math.min(changed, (above[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1)
    }
    costs.push(current)
  }
  return costs
}
