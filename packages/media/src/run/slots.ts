import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Priority of CPU work: a person waits for the response (`interactive`), a video's layout waits for it (`speech`), or only
 * the video's end does (`render`).
 */
export type SlotLevel = 'interactive' | 'speech' | 'render'

export type Slots = ReturnType<typeof createSlots>

type Waiting = { level: SlotLevel; begin: () => void }

/**
 * CPU work of this process runs in at most `count` slots, whichever queue it came from. Speech and rendering take
 * turns, so that neither waits for all of the other; a person who waits has one slot more.
 */
export const createSlots = (count: number) => {
  const levels = new AsyncLocalStorage<SlotLevel>()
  const running: Record<SlotLevel, number> = { interactive: 0, speech: 0, render: 0 }
  const waiting = new Set<Waiting>()
  let servedLast: SlotLevel = 'render'

  const isFree = (level: SlotLevel): boolean =>
    running.interactive + running.speech + running.render < (level === 'interactive' ? count + 1 : count)

  const firstOf = (level: SlotLevel): Waiting | undefined =>
    waiting.values().find((one) => one.level === level)

  /** The level with less running; the one that was not served last when both have as much. */
  const byTurns = (): SlotLevel[] => {
    const difference = running.speech - running.render
    const speechFirst = difference === 0 ? servedLast === 'render' : difference < 0
    return speechFirst ? ['interactive', 'speech', 'render'] : ['interactive', 'render', 'speech']
  }

  const serve = () => {
    for (;;) {
      const next = byTurns()
        .filter(isFree)
        .map(firstOf)
        .find((one) => one !== undefined)
      if (!next) return
      waiting.delete(next)
      running[next.level] += 1
      if (next.level !== 'interactive') servedLast = next.level
      next.begin()
    }
  }

  const take = (level: SlotLevel, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = () => {
        waiting.delete(entry)
        reject(signal?.reason)
      }
      const entry: Waiting = {
        level,
        begin: () => {
          signal?.removeEventListener('abort', leave)
          resolve()
        },
      }
      if (signal?.aborted) return reject(signal.reason)
      signal?.addEventListener('abort', leave, { once: true })
      waiting.add(entry)
      serve()
    })

  return {
    count,

    /** Everything that `work` runs in slots has this level. */
    at: <T>(level: SlotLevel, work: () => Promise<T>): Promise<T> => levels.run(level, work),

    run: async <T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
      const level = levels.getStore() ?? 'render'
      await take(level, signal)
      try {
        return await work()
      } finally {
        running[level] -= 1
        serve()
      }
    },
  }
}
