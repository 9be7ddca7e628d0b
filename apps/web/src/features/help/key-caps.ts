const everywhere: Record<string, string> = {
  Escape: 'Esc',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
}
const onApple: Record<string, string> = { Mod: '⌘', Ctrl: '⌃', Shift: '⇧', Alt: '⌥' }
const elsewhere: Record<string, string> = { Mod: 'Ctrl' }

/** What is printed on the keys of a combination. */
export const keyCaps = (combination: string, { isApple }: { isApple: boolean }): string[] => {
  const names = { ...everywhere, ...(isApple ? onApple : elsewhere) }
  return combination.split('+').map((key) => names[key] ?? key)
}

export const isAppleKeyboard = (): boolean => /^(Mac|iP)/.test(navigator.platform)
