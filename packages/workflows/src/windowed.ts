/** Activities of one kind that a workflow has pending at a time: Temporal refuses a workflow with 2,000. */
const window = 64

/** Activities that a list of any length becomes: a history has a limit too, and each activity has three events. */
const mostBatches = 128

/** Starts `work` for each item, some at a time. After a failure it starts no more. */
export const windowed = async <T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> => {
  const left = items.values()
  let hasFailed = false
  const runner = async () => {
    for (const item of left) {
      if (hasFailed) return
      try {
        await work(item)
      } catch (error) {
        hasFailed = true
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(window, items.length) }, runner))
}

/** Divides a list into equal batches: of one while it is short, so that all workers take part. */
export const inBatches = <T>(items: readonly T[]): T[][] => {
  const size = Math.max(1, Math.ceil(items.length / mostBatches))
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}
