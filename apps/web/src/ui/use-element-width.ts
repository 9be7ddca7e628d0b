import { useLayoutEffect, useRef, useState } from 'react'

/** The width of an element as laid out, in whole pixels; 0 until it is known. */
export const useElementWidth = <T extends HTMLElement>() => {
  const element = useRef<T>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const target = element.current
    if (!target) return
    setWidth(Math.floor(target.clientWidth))
    const observer = new ResizeObserver(() => setWidth(Math.floor(target.clientWidth)))
    observer.observe(target)
    return () => observer.disconnect()
  }, [])
  return [element, width] as const
}
