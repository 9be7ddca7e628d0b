import { languageOf } from '@voxdeck/core/languages/languages'
import { describe, expect, it } from 'vitest'
import { demo } from './demo.ts'

/** By letters in every language, so that English is measured as its translations are. */
const beats = (script: string, language: string) =>
  Array.from(script).length / languageOf(language).lettersPerBeat

describe('the demo project', () => {
  it('has five slides in the order of their names', () => {
    const names = demo.slides.map(({ filename }) => filename)
    expect(names).toEqual([...names].sort())
    expect(new Set(names).size).toBe(5)
  })

  it.each(demo.slides)('$filename says 20 to 35 words', ({ script }) => {
    const words = script.split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(20)
    expect(words).toBeLessThanOrEqual(35)
  })

  it.each(Object.entries(demo.translations))('takes about as long in %s', (language, texts) => {
    expect(texts).toHaveLength(demo.slides.length)
    const ratios = demo.slides.map(
      ({ script }, index) => beats(texts[index] ?? '', language) / beats(script, 'en'),
    )
    expect(Math.min(...ratios)).toBeGreaterThan(0.75)
    expect(Math.max(...ratios)).toBeLessThan(1.25)
  })
})
