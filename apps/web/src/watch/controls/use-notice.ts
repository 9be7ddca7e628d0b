import { useCallback, useEffect, useState } from 'react'

const shownMs = 1400

/** A short message over the video about what a key has just done. */
export const useNotice = () => {
  const [notice, setNotice] = useState<{ words: string } | null>(null)
  useEffect(() => {
    if (!notice) return
    const timer = setTimeout(() => setNotice(null), shownMs)
    return () => clearTimeout(timer)
  }, [notice])
  return { notice: notice?.words ?? null, tell: useCallback((words: string) => setNotice({ words }), []) }
}
