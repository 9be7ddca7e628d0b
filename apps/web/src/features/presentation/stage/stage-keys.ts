import type { KeyboardEvent } from 'react'

export type StageKey = 'pause' | 'previous' | 'next' | 'minimise' | 'captions'

const keys: Record<string, StageKey> = {
  ' ': 'pause',
  arrowleft: 'previous',
  arrowright: 'next',
  m: 'minimise',
  c: 'captions',
}

/** The action of a key press; null for none. On a button the space bar presses that button. */
export const stageKey = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): StageKey | null => {
  if (ctrlKey || metaKey || altKey) return null
  if (key === ' ' && target instanceof HTMLButtonElement) return null
  return keys[key.toLowerCase()] ?? null
}
