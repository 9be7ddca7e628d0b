import { useEffect, useState } from 'react'

type Settling = { words: string; isSettled: boolean; isFirst: boolean }

/**
 * For a live region: what a state has become once it has stood for a while. Empty at the beginning and while the state changes,
 * so that it is spoken once when something settles.
 */
export const useSettled = (words: string, milliseconds: number): string => {
  const [now, setNow] = useState<Settling>({ words, isSettled: false, isFirst: true })
  if (now.words !== words) setNow({ words, isSettled: false, isFirst: false })
  useEffect(() => {
    if (now.isSettled) return
    const timer = setTimeout(() => setNow({ ...now, isSettled: true }), milliseconds)
    return () => clearTimeout(timer)
  }, [now, milliseconds])
  return now.isSettled && !now.isFirst ? now.words : ''
}
