import { createListeners } from '../listeners.ts'
import { systemDark, type Theme } from './current-theme.ts'

/** `public/theme.js` reads it. */
const storageKey = 'voxdeck.theme'

const listeners = createListeners()

export const chooseTheme = (theme: Theme): void => {
  localStorage.setItem(storageKey, theme)
  window.showTheme(theme)
  listeners.tell()
}

export const onThemeChoice = listeners.subscribe

/** Calls back when what is drawn should change its colours. */
export const onThemeChange = (listener: () => void): (() => void) => {
  const system = matchMedia(systemDark)
  system.addEventListener('change', listener)
  const stop = listeners.subscribe(listener)
  return () => {
    system.removeEventListener('change', listener)
    stop()
  }
}
