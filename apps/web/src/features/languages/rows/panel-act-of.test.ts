import { describe, expect, it } from 'vitest'
import { panelActOf } from './panel-act-of.ts'

const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

describe('panelActOf', () => {
  it('O9 knows its combinations and leaves all others', () => {
    expect(panelActOf({ ...plain, key: 'ArrowDown', altKey: true })).toBe('next')
    expect(panelActOf({ ...plain, key: 'ArrowUp', altKey: true })).toBe('previous')
    expect(panelActOf({ ...plain, key: 'Enter', ctrlKey: true })).toBe('review')
    expect(panelActOf({ ...plain, key: 'Enter', metaKey: true })).toBe('review')
    expect(panelActOf({ ...plain, key: 'Enter', altKey: true })).toBe('listen')
    expect(panelActOf({ ...plain, key: 'Enter', metaKey: true, altKey: true })).toBe('translate')
    expect(panelActOf({ ...plain, key: 'Enter' })).toBeNull()
    expect(panelActOf({ ...plain, key: 'Enter', ctrlKey: true, shiftKey: true })).toBeNull()
    expect(panelActOf({ ...plain, key: 'ArrowDown', ctrlKey: true, altKey: true })).toBeNull()
    expect(panelActOf({ ...plain, key: 'ArrowDown' })).toBeNull()
  })
})
