import { useEffect, useState } from 'react'

const patienceMs = 3000
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** True after `patienceMs` without pointer, keyboard or focus events. */
export const useIdle = (): boolean => {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const wake = () => {
      setIdle(false)
      clearTimeout(timer)
      timer = setTimeout(() => setIdle(true), patienceMs)
    }
    wake()
    for (const sign of signs) addEventListener(sign, wake)
    return () => {
      clearTimeout(timer)
      for (const sign of signs) removeEventListener(sign, wake)
    }
  }, [])
  return isIdle
}
