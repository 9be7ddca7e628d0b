import { useEffect, useEffectEvent, useState } from 'react'
import { slideIdAt } from '@/project/slides/slide-row.ts'
import type { SlideActs } from './slide-acts.ts'
import { LazySlideMenu } from './slide-menu.tsx'

type Place = { slideId: string; list: Element | null; x: number; y: number; focused: Element | null }

/** The browser's own menu has what these need: spelling, links, pictures. */
const keepsItsMenu = 'textarea, input, a, [contenteditable]'

/** The menu of a slide, opened by a right click on its row, in whichever list. */
export const SlideContextMenu = ({ acts, slideIds }: { acts: SlideActs; slideIds: readonly string[] }) => {
  const [place, setPlace] = useState<Place | null>(null)
  const open = useEffectEvent((event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null
    const slideId = slideIdAt(target)
    if (event.defaultPrevented || !target || !slideId || !slideIds.includes(slideId)) return
    if (target.closest(keepsItsMenu)) return
    event.preventDefault()
    const { clientX: x, clientY: y } = event
    setPlace({ slideId, list: target.closest('ol'), x, y, focused: document.activeElement })
  })
  useEffect(() => {
    const listen = (event: MouseEvent) => open(event)
    document.addEventListener('contextmenu', listen)
    return () => document.removeEventListener('contextmenu', listen)
  }, [])
  if (!place) return null
  const { slideId, list, x, y, focused } = place
  return (
    // The key places it anew when another row is clicked while it is open.
    <LazySlideMenu
      key={`${x} ${y}`}
      acts={acts}
      slideId={slideId}
      number={slideIds.indexOf(slideId) + 1}
      list={list}
      opener={focused}
      place={{ align: 'start', className: 'fixed', style: { left: x, top: y } }}
      onClose={() => setPlace(null)}
    />
  )
}
