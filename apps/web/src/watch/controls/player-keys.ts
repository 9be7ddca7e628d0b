const keyActions = {
  ' ': 'pause',
  k: 'pause',
  ArrowLeft: 'back',
  ArrowRight: 'on',
  ArrowUp: 'louder',
  ArrowDown: 'quieter',
  '<': 'slower',
  '>': 'faster',
  m: 'mute',
  f: 'fullscreen',
  c: 'captions',
  l: 'language',
  P: 'previousChapter',
  N: 'nextChapter',
} as const

export type KeyAction = (typeof keyActions)[keyof typeof keyActions]

export type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'
>

/**
 * Actions that repeat while the key is held; the others ignore key repeat, so that toggles do not flicker.
 */
const goingOn = new Set<KeyAction>(['back', 'on', 'louder', 'quieter'])

/**
 * On a non-Latin layout such as Thai, the Latin letter of the physical key (event.code), not the typed one.
 */
const plainKey = ({ key, code, shiftKey }: PressedKey): string => {
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (!letter || /^[\x20-\x7e]$/.test(key)) return key
  return shiftKey ? letter : letter.toLowerCase()
}

/** The action of a key press; null for none. */
export const keyAction = (pressed: PressedKey): KeyAction | null => {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null
  const action = (keyActions as Record<string, KeyAction>)[plainKey(pressed)] ?? null
  return action && pressed.repeat && !goingOn.has(action) ? null : action
}
