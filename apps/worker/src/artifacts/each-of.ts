/** Transfers from and to the store at the same time. */
const atOnce = 8

/** Calls `work` for each item, some at a time. */
export const eachOf = async <T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> => {
  for (let from = 0; from < items.length; from += atOnce)
    await Promise.all(items.slice(from, from + atOnce).map(work))
}
