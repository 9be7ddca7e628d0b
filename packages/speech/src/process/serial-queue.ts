export type SerialQueue = <T>(task: () => Promise<T>) => Promise<T>

/** Runs tasks one after another; one that fails does not hold up the next. */
export const createSerialQueue = (): SerialQueue => {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const run = last.then(task)
    last = run.catch(() => undefined)
    return run
  }
}
