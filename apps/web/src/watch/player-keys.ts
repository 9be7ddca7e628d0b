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

/** Held down, these go on; the others would flicker. */
const goingOn = new Set<KeyAction>(['back', 'on', 'louder', 'quieter'])

/** Where the letters are others, as on a Thai keyboard, the key counts and not what it writes. */
const plainKey = ({ key, code, shiftKey }: PressedKey): string => {
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (!letter || /^[\x20-\x7e]$/.test(key)) return key
  return shiftKey ? letter : letter.toLowerCase()
}

/** What a key asks of the player; null for nothing. */
export const keyAction = (pressed: PressedKey): KeyAction | null => {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null
  const action = (keyActions as Record<string, KeyAction>)[plainKey(pressed)] ?? null
  return action && pressed.repeat && !goingOn.has(action) ? null : action
}
