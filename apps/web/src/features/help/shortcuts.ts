import type { help } from '../../i18n/en/help.ts'

type Areas = (typeof help)['shortcuts']

/** Typed by the help texts: a shortcut without keys, or without a text, does not compile. */
type Sheet = { [Area in keyof Areas]: Record<Exclude<keyof Areas[Area], 'title'>, readonly string[]> }

/**
 * All shortcuts by area. Any of the listed combinations works; keys are named as in KeyboardEvent.key, and
 * `Mod` is ⌘ on a Mac and Ctrl elsewhere.
 */
export const shortcuts: Sheet = {
  everywhere: { help: ['?'], notifications: ['F8'], close: ['Escape'] },
  projects: { search: ['/'], clear: ['Escape'] },
  writing: {
    commands: ['Mod+K'],
    save: ['Mod+S'],
    undo: ['Mod+Z'],
    redo: ['Mod+Shift+Z', 'Ctrl+Y'],
    slide: ['Alt+ArrowUp', 'Alt+ArrowDown'],
    listen: ['Alt+Enter'],
    controls: ['ArrowLeft', 'ArrowRight'],
    unselect: ['Escape'],
  },
  translating: {
    slide: ['Alt+ArrowUp', 'Alt+ArrowDown'],
    review: ['Mod+Enter'],
    listen: ['Alt+Enter'],
    translate: ['Mod+Alt+Enter'],
  },
  order: {
    lift: ['Space', 'Enter'],
    move: ['ArrowUp', 'ArrowDown'],
    moveTen: ['PageUp', 'PageDown'],
    ends: ['Home', 'End'],
    putBack: ['Escape'],
  },
  timing: {
    tenth: ['ArrowLeft', 'ArrowRight'],
    second: ['Shift+ArrowLeft', 'Shift+ArrowRight'],
    limits: ['Home', 'End'],
    neighbour: ['PageUp', 'PageDown'],
    play: ['Enter', 'Space'],
    free: ['Alt'],
    putBack: ['Escape'],
  },
  presentation: {
    pause: ['Space'],
    slide: ['ArrowLeft', 'ArrowRight'],
    captions: ['C'],
    minimise: ['M'],
    stop: ['Escape'],
  },
  player: {
    pause: ['Space', 'K'],
    seek: ['ArrowLeft', 'ArrowRight'],
    volume: ['ArrowUp', 'ArrowDown'],
    rate: ['<', '>'],
    mute: ['M'],
    fullscreen: ['F'],
    captions: ['C'],
    language: ['L'],
    chapter: ['Shift+P', 'Shift+N'],
  },
}

export type ShortcutArea = keyof Sheet
