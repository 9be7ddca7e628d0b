import { type Bar, type Hold, moveBars, snapMove } from '@voxdeck/core/timeline/move-bars'
import { framesPerSecond } from '@voxdeck/core/timeline/timing'
import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Timing } from './use-timing.ts'

/** Pixels the pointer may move before a press becomes a drag. */
const slack = 3
/** Pixels from the edge at which the track starts to scroll. */
const edge = 28
/** Pixels a frame that it scrolls at most. */
const fastest = 8
/** Pixels within which an edge is drawn to the end of words or of their pause. */
const magnet = 7

type Pull = { hold: Hold; pointerId: number; fromX: number; fromScroll: number; bars: readonly Bar[] }

/** What stays as it is during a drag, so that nothing jumps: the scale, the track's width and its scrollbar. */
type Held = { hold: Hold; scale: number; width: number; isScrollable: boolean }

/** Dragging a bar by mouse, pen or touch: saved on release, reverted by Escape. With Alt no edge is drawn anywhere. */
export const usePull = (
  { bars, pull, settle }: Timing,
  { scroller, scale }: { scroller: RefObject<HTMLElement | null>; scale: number },
) => {
  const [held, setHeld] = useState<Held | null>(null)
  const [isSnapped, setSnapped] = useState(false)
  const now = useRef<
    (Pull & { x: number; isFree: boolean; isMoving: boolean; next: readonly number[] }) | null
  >(null)

  const end = (isSaved: boolean) => {
    const last = now.current
    now.current = null
    setHeld(null)
    setSnapped(false)
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
    const perPixel = framesPerSecond / (held?.scale ?? scale)
    const frames = Math.round(pixels * perPixel)
    const snapped = last.isFree ? null : snapMove(last.bars, last.hold, frames, magnet * perPixel)
    last.next = moveBars(last.bars, last.hold, snapped ?? frames)
    setSnapped(snapped !== null)
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
    scroller.current.scrollBy({
      left: Math.max(-fastest, Math.min(fastest, beyond / 4)),
      behavior: 'instant',
    })
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
      const { scrollLeft: fromScroll = 0, scrollWidth = 0, clientWidth = 0 } = scroller.current ?? {}
      const next = bars.map(({ frames }) => frames)
      now.current = { hold, pointerId, x, fromX: x, fromScroll, bars, isFree: false, isMoving: false, next }
      setHeld({ hold, scale, width: scrollWidth - 8, isScrollable: scrollWidth > clientWidth })
    },
    onPointerMove: (event: PointerEvent) => {
      if (!now.current || !isOurs(event)) return
      now.current.x = event.clientX
      now.current.isFree = event.altKey
      follow()
    },
    onPointerUp: (event: PointerEvent) => isOurs(event) && end(true),
    onPointerCancel: (event: PointerEvent) => isOurs(event) && end(false),
    onLostPointerCapture: (event: PointerEvent) => isOurs(event) && end(false),
  })

  return { held, isSnapped, handlersOf }
}

export type PullHandlers = ReturnType<ReturnType<typeof usePull>['handlersOf']>
