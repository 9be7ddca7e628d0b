import { languageCodes } from '@voxdeck/core/languages/languages'
import type { Voice } from '@voxdeck/core/voices'
import { describe, expect, it } from 'vitest'
import { lineAfter, sampleOf, voiceOptions } from './voice-options.ts'

const voice = (id: string): Voice => ({ id, name: id, description: '', language: 'es', engine: 'sherpa' })
const voices = [voice('lucia'), voice('pablo')]

describe('the voices of a language', () => {
  it('H2 begin with leaving it to the first one', () => {
    const options = voiceOptions(voices, { value: null, standard: { kind: 'first' } })
    expect(options.map(({ value, voice }) => [value, voice?.id])).toEqual([
      [null, 'lucia'],
      ['lucia', 'lucia'],
      ['pablo', 'pablo'],
    ])
  })
  it('H2 begin, for a slide, with what its language speaks with; else with its first', () => {
    const standard = (of: string | null) =>
      voiceOptions(voices, { value: null, standard: { kind: 'language', voice: of } })[0]?.voice?.id
    expect([standard('pablo'), standard(null), standard('gone')]).toEqual(['pablo', 'lucia', 'lucia'])
  })
  it('S19 keep one that is chosen and no longer there, which nobody can hear', () => {
    const options = voiceOptions(voices, { value: 'nobody' })
    expect(options.at(-1)).toEqual({ value: 'nobody', voice: null, kind: 'voice' })
    expect(voiceOptions(voices, { value: 'pablo' })).toHaveLength(2)
  })
  it('H2 are gone through by arrows, ends and letters', () => {
    const names = ['Default voice', 'Lucia', 'Lea', 'Pablo']
    expect(lineAfter('ArrowDown', 3, names)).toBe(3)
    expect(lineAfter('ArrowUp', 0, names)).toBe(0)
    expect(lineAfter('End', 0, names)).toBe(3)
    expect(lineAfter('l', 1, names)).toBe(2)
    expect(lineAfter('L', 2, names)).toBe(1)
    expect(lineAfter('x', 2, names)).toBe(2)
    expect(lineAfter('Tab', 2, names)).toBeNull()
  })
  it('H2 each say something in their language, short enough to be previewed', () => {
    for (const code of languageCodes) expect(sampleOf(code).length).toBeLessThan(120)
    expect(new Set(languageCodes.map(sampleOf)).size).toBe(languageCodes.length)
  })
})
