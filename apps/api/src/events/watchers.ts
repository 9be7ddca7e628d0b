export type Watcher<E> = {
  send: (events: readonly E[]) => void
  /** Ends the stream, because this process stops. */
  end: () => void
}

/** Open streams by what they watch: a project's id, or a person's. */
export const createWatchers = <E>() => {
  const watchers = new Map<string, Set<Watcher<E>>>()
  return {
    add: (id: string, watcher: Watcher<E>): (() => void) => {
      const own = watchers.get(id) ?? new Set()
      watchers.set(id, own.add(watcher))
      return () => {
        own.delete(watcher)
        if (own.size === 0) watchers.delete(id)
      }
    },
    has: (id: string): boolean => watchers.has(id),
    isEmpty: (): boolean => watchers.size === 0,
    keys: () => watchers.keys(),
    send: (id: string, events: readonly E[]): void => {
      for (const { send } of watchers.get(id) ?? []) send(events)
    },
    end: (): void => {
      for (const own of watchers.values()) for (const { end } of own) end()
    },
    count: (): number => watchers.values().reduce((sum, own) => sum + own.size, 0),
  }
}
