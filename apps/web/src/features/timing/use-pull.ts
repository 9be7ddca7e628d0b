import { type Hold, moveBars } from '@voxdeck/core/timeline/move-bars'
import { framesPerSecond } from '@voxdeck/core/timeline/timing'
import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Timing } from './use-timing.ts'

/** Pixels the pointer may move before a press becomes a drag. */
const slack = 3
/** Pixels from the edge at which the track starts to scroll. */
const edge = 28

type Pull = { hold: Hold; pointerId: number; fromX: number; fromScroll: number; bars: readonly number[] }

/** Dragging a bar by mouse, pen or touch: saved on release, reverted by Escape. */
export const usePull = (
  { bars, pull, settle }: Timing,
  { scroller, scale }: { scroller: RefObject<HTMLElement | null>; scale: number },
) => {
  // The scale is frozen during a drag, also when it fits all slides.
  const [held, setHeld] = useState<{ hold: Hold; scale: number } | null>(null)
  const now = useRef<(Pull & { x: number; isMoving: boolean; next: readonly number[] }) | null>(null)

  const end = (isSaved: boolean) => {
    const last = now.current
    now.current = null
    setHeld(null)
    if (!last?.isMoving) return
    if (isSaved) settle(last.next)
    else pull(null)
  }

  const follow = () => {
    const last = now.current
    if (!last || !scroller.current) return
    const pixels = last.x - last.fromX + scroller.current.scrollLeft - last.fromScroll
    if (!last.isMoving && Math.abs(pixels) < slack) return
    last.isMoving = true
    last.next = moveBars(last.bars, last.hold, (pixels / (held?.scale ?? scale)) * framesPerSecond)
    pull(last.next)
  }

  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    end(false)
  })
  const onFrame = useEffectEvent(() => {
    const box = scroller.current?.getBoundingClientRect()
    if (!now.current?.isMoving || !box || !scroller.current) return
    const { x } = now.current
    const beyond = Math.max(0, x - (box.right - edge)) - Math.max(0, box.left + edge - x)
    if (beyond === 0) return
    scroller.current.scrollBy({ left: Math.max(-16, Math.min(16, beyond / 2)), behavior: 'instant' })
    follow()
  })
  const isHeld = held !== null
  useEffect(() => {
    if (!isHeld) return
    let frame = 0
    const loop = () => {
      onFrame()
      frame = requestAnimationFrame(loop)
    }
    loop()
    const onKey = (event: KeyboardEvent) => onEscape(event)
    addEventListener('keydown', onKey, { capture: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('keydown', onKey, { capture: true })
    }
  }, [isHeld])

  const isOurs = (event: PointerEvent) => now.current?.pointerId === event.pointerId
  const handlersOf = (hold: Hold) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || now.current) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const { clientX: x, pointerId } = event
      const fromScroll = scroller.current?.scrollLeft ?? 0
      now.current = { hold, pointerId, x, fromX: x, fromScroll, bars, isMoving: false, next: bars }
      setHeld({ hold, scale })
    },
    onPointerMove: (event: PointerEvent) => {
      if (!now.current || !isOurs(event)) return
      now.current.x = event.clientX
      follow()
    },
    onPointerUp: (event: PointerEvent) => isOurs(event) && end(true),
    onPointerCancel: (event: PointerEvent) => isOurs(event) && end(false),
    onLostPointerCapture: (event: PointerEvent) => isOurs(event) && end(false),
  })

  return { held, handlersOf }
}

export type PullHandlers = ReturnType<ReturnType<typeof usePull>['handlersOf']>
