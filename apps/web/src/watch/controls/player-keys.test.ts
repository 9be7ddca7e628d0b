import { describe, expect, it } from 'vitest'
import { keyAction, type PressedKey } from './player-keys.ts'

const none = { code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false }
const pressed = (key: string, more: Partial<PressedKey> = {}) => keyAction({ ...none, key, ...more })

describe('keys of the player', () => {
  it('U6 say what they do', () => {
    expect([' ', 'k', 'c', 'l', 'P', 'N'].map((key) => pressed(key))).toEqual([
      'pause',
      'pause',
      'captions',
      'language',
      'previousChapter',
      'nextChapter',
    ])
    expect(pressed('x')).toBeNull()
    expect(pressed('Tab')).toBeNull()
  })
  it('U6 are the same keys where they write Thai', () => {
    expect(pressed('า', { code: 'KeyK' })).toBe('pause')
    expect(pressed('ศ', { code: 'KeyL', shiftKey: false })).toBe('language')
    expect(pressed('์', { code: 'KeyN', shiftKey: true })).toBe('nextChapter')
  })
  it('count where they write other Latin letters', () => {
    expect(pressed('m', { code: 'Semicolon' })).toBe('mute')
    expect(pressed(',', { code: 'KeyM' })).toBeNull()
  })
  it('leave the browser its own', () => {
    expect(pressed('f', { ctrlKey: true })).toBeNull()
    expect(pressed('l', { metaKey: true })).toBeNull()
    expect(pressed('ArrowLeft', { altKey: true })).toBeNull()
  })
  it('held down seek on, and toggle once', () => {
    expect(pressed('ArrowRight', { repeat: true })).toBe('on')
    expect(pressed(' ', { repeat: true })).toBeNull()
  })
})
