import { useKeyDown } from '@/ui/use-key-down.ts'
import { type KeyAction, keyAction } from './player-keys.ts'

/** Keys that a focused control handles itself. */
const ownKeys: readonly { of: string; keys: RegExp }[] = [
  { of: '[role=menu]', keys: /./ },
  { of: 'button, a, [role=button]', keys: /^ $/ },
  { of: 'media-time-range, media-volume-range', keys: /^Arrow/ },
]

const isTaken = (target: Element, key: string): boolean =>
  ownKeys.some(({ of, keys }) => keys.test(key) && target.closest(of) !== null)

/** Handles keys while the focus is anywhere in the player's dialog, but not in a dialog above it. */
export const usePlayerKeys = (stage: HTMLElement | null, act: (action: KeyAction) => void): void => {
  useKeyDown((event) => {
    const { target } = event
    if (event.defaultPrevented || !(target instanceof Element)) return
    if (target.closest('[role=dialog]') !== stage?.closest('[role=dialog]')) return
    const action = keyAction(event)
    if (!action || isTaken(target, event.key)) return
    event.preventDefault()
    act(action)
  })
}
