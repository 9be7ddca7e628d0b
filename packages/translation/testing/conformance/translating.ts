import { expect, it } from 'vitest'
import { marked, markupOf, numbered, pausesOf, type Rig } from './rig.ts'

/** Markup, glossary, limits, and parallel requests. */
export const itTranslates = (rig: Rig): void => {
  it('says what it can do', async () => {
    const pairs = await rig.translator.pairs()
    expect(pairs).toContainEqual(expect.objectContaining(rig.subject.pair))
    expect(new Set(pairs.map(({ from, to }) => `${from} ${to}`)).size).toBe(pairs.length)
    for (const limit of Object.values(await rig.translator.limits())) expect(limit).toBeGreaterThan(0)
    expect(await rig.translator.health()).toMatchObject({ ok: true })
  })

  it('keeps pauses where they are, drops pronunciations and honours the glossary', async () => {
    const result = await rig.translate(marked)
    expect(result).toMatchObject({ failures: [], misses: [] })
    expect(result.sentences).toHaveLength(3)
    expect(pausesOf(result.script)).toEqual(['[pause 1s]', '[pause 800ms]', '[pause 250ms]', '[pause 2s]'])
    expect(markupOf(result.script)).toHaveLength(4)
    expect(result.script).toMatch(/^\[pause 1s\][^[]*Voxdeck[^[]*\[pause 800ms\]/)
    expect(result.sentences[1]).toMatch(/diapositiva.*\[pause 250ms\].*[\p{L}]/u)
    expect(result.sentences[2]).toContain(' & ')
    expect(result.sentences[2]).not.toMatch(/&(amp|lt);/)
    expect(result.charactersSent).toBeGreaterThan(60)
  })

  it('tells which terms are missing in the end', async () => {
    rig.changeTexts((texts) =>
      texts.map((text) => rig.subject.withoutMarks(String(text)).replace('diapositiva', 'hoja')),
    )
    const { misses, failures, script } = await rig.translate('Open the slide. Voxdeck is here.')
    expect(failures).toEqual([])
    expect(misses).toEqual([
      { sentence: 0, term: 'slide', expected: 'diapositiva' },
      { sentence: 1, term: 'Voxdeck', expected: 'Voxdeck' },
    ])
    expect(script).not.toBeNull()
  })

  it('sends no more in one request than it may, and everything in its order', async () => {
    const limits = await rig.translator.limits()
    const long = `${'harbour and '.repeat(75)}harbour number 7.`
    const result = await rig.translate([...numbered(120), long, 'x'.repeat(990)].join(' '))
    expect(result.failures).toEqual([])
    for (const [index, sentence] of result.sentences.slice(0, 120).entries())
      expect(sentence).toContain(String(index + 100))
    for (const request of rig.sent()) {
      const texts = rig.subject.textsOf(request)
      expect(texts.length).toBeLessThanOrEqual(limits.texts)
      for (const text of texts) expect(text.length).toBeLessThanOrEqual(limits.sizePerText)
      expect(texts.join('').length).toBeLessThanOrEqual(limits.size)
    }
    expect(rig.sent().length).toBeGreaterThan(1)
  })

  it('sends nothing for what is the same in every language', async () => {
    const { script, charactersSent } = await rig.translate('[pause 1s] 42. Voxdeck! 3.5%')
    expect([script, charactersSent, rig.sent()]).toEqual(['[pause 1s] 42. Voxdeck! 3.5%', 0, []])
  })

  it('translates several scripts at once, each by itself', async () => {
    const scripts = Array.from(
      { length: 8 },
      (_, index) => `Open the slide ${index + 500},[pause ${index + 1}s] and look.`,
    )
    const results = await Promise.all(scripts.map((script) => rig.translate(script)))
    for (const [index, { script }] of results.entries()) {
      expect(script).toContain(String(index + 500))
      expect(pausesOf(script)).toEqual([`[pause ${index + 1}s]`])
    }
  })
}
