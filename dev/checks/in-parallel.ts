/** Starts the tasks in order, never more than `most` at once. */
export const inParallel = async (most: number, tasks: readonly (() => Promise<void>)[]): Promise<void> => {
  const waiting = [...tasks]
  const takeOver = async (): Promise<void> => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await task()
  }
  await Promise.all(Array.from({ length: most }, takeOver))
}
