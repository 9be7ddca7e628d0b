/** So many at most, so that a cancelled film, or another account's, does not wait long. */
const largestBatch = 8
/** Spread over as many workers, as far as there are. */
const fewestBatches = 8

/** Many small pieces of work as fewer larger ones: asking for a piece takes longer than some of them. */
export const batchesOf = <T>(pieces: readonly T[]): T[][] => {
  const size = Math.min(largestBatch, Math.ceil(pieces.length / fewestBatches))
  return Array.from({ length: Math.ceil(pieces.length / size) || 0 }, (_, batch) =>
    pieces.slice(batch * size, (batch + 1) * size),
  )
}
