/** Whoever wants to know that something outside of React changed: `subscribe` is what useSyncExternalStore asks for. */
export const createListeners = () => {
  const listeners = new Set<() => void>()
  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell: (): void => {
      for (const listener of listeners) listener()
    },
  }
}
