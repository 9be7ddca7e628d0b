import type { RefObject } from 'react'
import { slideRowOf } from '@/project/slides/slide-row.ts'
import { useEventOn } from '@/ui/use-event-on.ts'

const controls = 'button:not(:disabled), input[type=checkbox], [role=slider], [role=switch]'

/** What has a use of its own for arrow keys. */
const keepsArrows = 'textarea, input:not([type=checkbox]), [role=slider]'

const scriptIn = (row: Element | null): HTMLTextAreaElement | null => row?.querySelector('textarea') ?? null

/** From a control to the one that a key leads to; undefined for other keys. */
const controlAfter = (row: HTMLElement, target: HTMLElement, key: string): HTMLElement | undefined => {
  const all = [...row.querySelectorAll<HTMLElement>(controls)].filter(
    (control) => control.offsetParent !== null,
  )
  const at = all.indexOf(target)
  const places: Record<string, number> = {
    ArrowLeft: Math.max(0, at - 1),
    ArrowRight: Math.min(all.length - 1, at + 1),
    Home: 0,
    End: all.length - 1,
  }
  const place = places[key]
  return at < 0 || place === undefined ? undefined : all[place]
}

/**
 * Keys in the rows of the scripts. A row has two Tab stops, the script and its controls: arrows move between those. Alt and
 * an arrow lead to the next script, Alt and Enter listen to it, as in translations.
 */
export const useRowKeys = (list: RefObject<HTMLElement | null>, isShown: boolean): void => {
  useEventOn(list, 'keydown', (event) => {
    const { key, altKey, shiftKey, ctrlKey, metaKey, target } = event
    const row = slideRowOf(target)
    if (!isShown || !row || !(target instanceof HTMLElement) || ctrlKey || metaKey || event.defaultPrevented)
      return
    if (altKey && !shiftKey) {
      const next: Record<string, HTMLElement | null> = {
        ArrowDown: scriptIn(row.nextElementSibling),
        ArrowUp: scriptIn(row.previousElementSibling),
      }
      if (key === 'Enter') row.querySelector<HTMLElement>('[data-listen]')?.click()
      else if (key in next) next[key]?.focus()
      else return
      event.preventDefault()
      return
    }
    const isBack = key === 'Tab' && shiftKey && !target.matches('textarea')
    if (altKey || (!isBack && target.matches(keepsArrows))) return
    const to = isBack ? scriptIn(row) : controlAfter(row, target, key)
    if (!to) return
    event.preventDefault()
    to.focus()
  })
}
