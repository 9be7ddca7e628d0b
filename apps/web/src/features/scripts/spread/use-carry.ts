import { type PointerEvent, useRef, useState } from 'react'

type Carrying<Target> = {
  /** What is under the pointer. */
  find: (x: number, y: number) => Target | null
  /** Called with every move, and with null at the end. */
  onOver: (target: Target | null) => void
  /** Called on release. */
  onDrop: (target: Target) => void
}

/** Handlers of an element that a pointer carries over the dialog; a pointer that is lost drops nothing. */
export const useCarry = <Target>({ find, onOver, onDrop }: Carrying<Target>) => {
  const [isCarried, setCarried] = useState(false)
  const pointer = useRef<number | null>(null)
  const end = () => {
    pointer.current = null
    setCarried(false)
    onOver(null)
  }
  return {
    isCarried,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || pointer.current !== null) return
        event.currentTarget.setPointerCapture(event.pointerId)
        pointer.current = event.pointerId
        setCarried(true)
      },
      onPointerMove: (event: PointerEvent) => {
        if (pointer.current === event.pointerId) onOver(find(event.clientX, event.clientY))
      },
      onPointerUp: (event: PointerEvent) => {
        if (pointer.current !== event.pointerId) return
        const target = find(event.clientX, event.clientY)
        end()
        if (target !== null) onDrop(target)
      },
      onPointerCancel: end,
      onLostPointerCapture: end,
    },
  }
}
