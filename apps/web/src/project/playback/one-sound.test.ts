import { describe, expect, it } from 'vitest'
import { beginSound, endSound } from './one-sound.ts'

describe('one sound at a time', () => {
  it('silences what sounded before, once', () => {
    const silenced: string[] = []
    const first = () => silenced.push('first')
    const second = () => silenced.push('second')
    beginSound(first)
    beginSound(first)
    expect(silenced).toEqual([])
    beginSound(second)
    expect(silenced).toEqual(['first'])
    endSound(first)
    beginSound(first)
    expect(silenced).toEqual(['first', 'second'])
    endSound(first)
    beginSound(second)
    expect(silenced).toEqual(['first', 'second'])
  })
})
