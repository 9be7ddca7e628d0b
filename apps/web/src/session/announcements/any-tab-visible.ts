import { useEffect } from 'react'

const lockName = 'voxdeck:visible'

/** Visible tabs share a lock, which hidden ones look for. */
export const useVisibleMark = (): void => {
  useEffect(() => {
    if (!navigator.locks) return
    let release = new AbortController()
    const follow = () => {
      release.abort()
      release = new AbortController()
      if (document.visibilityState === 'hidden') return
      const { signal } = release
      const untilReleased = () =>
        new Promise<void>((resolve) => {
          if (signal.aborted) resolve()
          signal.addEventListener('abort', () => resolve())
        })
      navigator.locks.request(lockName, { mode: 'shared' }, untilReleased).catch(() => undefined)
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      release.abort()
    }
  }, [])
}

/** Of any tab of this browser that shows the product. */
export const isAnyTabVisible = async (): Promise<boolean> => {
  if (document.visibilityState === 'visible') return true
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return held.some(({ name }) => name === lockName)
}
