import { describe, expect, it } from 'vitest'
import { keyCaps } from './key-caps.ts'

describe('keyCaps', () => {
  it('E2 writes a combination as the keys of the keyboard in front of one', () => {
    expect(keyCaps('Mod+Shift+Z', { isApple: false })).toEqual(['Ctrl', 'Shift', 'Z'])
    expect(keyCaps('Mod+Shift+Z', { isApple: true })).toEqual(['⌘', '⇧', 'Z'])
    expect(keyCaps('Ctrl+Y', { isApple: true })).toEqual(['⌃', 'Y'])
  })
  it('names the keys that have no letter', () => {
    const named = ['Escape', 'PageUp', 'ArrowLeft', 'Space', '/', 'F8'].flatMap((key) =>
      keyCaps(key, { isApple: false }),
    )
    expect(named).toEqual(['Esc', 'Page Up', '←', 'Space', '/', 'F8'])
  })
})
