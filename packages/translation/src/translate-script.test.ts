import { keptSentences } from '@voxdeck/core/languages/kept-sentences'
import { describe, expect, it } from 'vitest'
import { scriptedTranslator, toySegment } from '../testing/scripted-translator.ts'
import { type ScriptRequest, translateScript } from './translate-script.ts'
import { TranslationError } from './translation-errors.ts'
import { plainText } from './translator.ts'

const request = (script: string, more: Partial<ScriptRequest> = {}): ScriptRequest => ({
  script,
  from: 'en',
  to: 'es',
  ...more,
})
const scriptOf = async (script: string, more?: Partial<ScriptRequest>) =>
  (await translateScript(scriptedTranslator(), request(script, more))).script

describe('a script in another language', () => {
  it.each([
    ['Open the harbour. [pause 800ms] And the slide.', 'Abre el puerto. [pause 800ms] Y el página.'],
    [
      'One,[pause 200ms] two.\n\n[pause 1s]\nThree.[pause 2s]',
      'Oneez,[pause 200ms] twoez.\n\n[pause 1s]\nThreeez.[pause 2s]',
    ],
    ['Meet [Voxdeck|VOX deck] now.', 'Meetez Voxdeckez nowez.'],
    ['Write \\[a|b] and [sic].', 'Writeez \\[aez|bez] y [sicez].'],
    ['A [pause soon] and [a|b|c].', 'Aez y aez.'],
    ['— * —\nOne.', '— * —\nOneez.'],
    ['[pause 1s]', '[pause 1s]'],
    ['', ''],
  ])('%j is %j', async (script, translated) => expect(await scriptOf(script)).toBe(translated))

  it('parts its sentences as the other language needs it', async () => {
    const answers = (...texts: string[]) =>
      scriptedTranslator({ translate: () => texts.map((text) => [text]) })
    const script = 'One is here. Two is there.'
    const th = await translateScript(answers('หนึ่งอยู่นี่', 'สองอยู่นั่น'), request(script, { to: 'th' }))
    expect(th.script).toBe('หนึ่งอยู่นี่\nสองอยู่นั่น')
    const ja = await translateScript(answers('一つです。', '二つです。'), request(script, { to: 'ja' }))
    expect(ja.script).toBe('一つです。二つです。')
    const es = await translateScript(answers('Uno, el Sr.', 'Dos.'), request(script))
    expect(es.script).toBe('Uno, el Sr.\nDos.')
  })

  it('marks terms for those without a glossary, and gives them to those with one', async () => {
    const glossary = [
      { term: 'harbour', translations: { es: 'muelle' } },
      { term: 'Voxdeck', doNotTranslate: true as const },
      { term: 'nothing', translations: { fr: 'rien' } },
    ]
    const script = 'Harbour, Voxdeck and nothing.'
    const without = scriptedTranslator()
    expect(await translateScript(without, request(script, { glossary }))).toMatchObject({
      script: 'Muelle, Voxdeck y nothingez.',
      misses: [],
    })
    expect(without.requests[0]?.glossary).toBeUndefined()
    const withOne = scriptedTranslator({ glossary: true })
    expect(await translateScript(withOne, request(script, { glossary }))).toMatchObject({
      misses: [{ sentence: 0, term: 'harbour', expected: 'Muelle' }],
    })
    expect(withOne.requests[0]?.glossary).toEqual([{ term: 'harbour', translation: 'muelle' }])
    expect(withOne.requests[0]?.segments).toEqual([
      ['Harbour', ', ', { id: 1, text: 'Voxdeck' }, ' and nothing.'],
    ])
  })

  it('gives the script as context, or what it is told', async () => {
    const translator = scriptedTranslator()
    await translateScript(translator, request('One.[pause 1s] Two.'))
    await translateScript(translator, request('One.', { context: 'About ships.' }))
    expect(translator.requests.map(({ context }) => context)).toEqual(['One. Two.', 'About ships.'])
  })

  it('cuts what is too long for one text, and puts it together again', async () => {
    const translator = scriptedTranslator({ limits: { sizePerText: 20 } })
    const { script, failures } = await translateScript(
      translator,
      request('One and two, three and four, five and six.'),
    )
    expect([script, failures]).toEqual(['Oneez y twoez, threeez y fourez, fiveez y sixez.', []])
    for (const { segments } of translator.requests)
      for (const segment of segments) expect(plainText(segment).length).toBeLessThanOrEqual(20)
  })

  it('keeps what worked when a batch fails, and sends only the rest again', async () => {
    let isBroken = true
    const translator = scriptedTranslator({
      limits: { texts: 1 },
      translate: ({ segments }) => {
        if (isBroken && plainText(segments[0] ?? []).includes('Two'))
          throw new TranslationError('scripted', 'slow')
        return segments.map(toySegment)
      },
    })
    const first = await translateScript(translator, request('One. Two. Three.'))
    expect(first).toMatchObject({
      script: null,
      sentences: ['Oneez.', null, 'Threeez.'],
      failures: [{ sentence: 1, text: 'Two.', error: { code: 'slow', retry: 'now' } }],
      charactersSent: 14,
    })
    isBroken = false
    const second = await translateScript(translator, request('One. Two. Three.', { known: first.sentences }))
    expect(second).toMatchObject({ script: 'Oneez. Twoez. Threeez.', failures: [], charactersSent: 4 })
    expect(translator.requests).toHaveLength(4)
  })

  it('sends one added sentence, and leaves the others and what stands between them as they were', async () => {
    const translator = scriptedTranslator()
    const [before, script] = ['One. Two. Three.', 'One. Two. Added. Three.']
    const translation = 'Uno,  [dos|DOS].\n\n¡Y dos!  Tres. '
    const kept = keptSentences({ before, now: script, translation, from: 'en', to: 'es' })
    const { known = [], gaps: keptGaps = [] } = kept ?? {}
    const renewed = await translateScript(translator, request(script, { known, keptGaps }))
    expect(renewed.script).toBe('Uno,  [dos|DOS].\n\n¡Y dos! Addedez. Tres. ')
    expect(translator.requests.map(({ segments }) => segments)).toEqual([[['Added.']]])
  })

  it('asks no more after an error that befalls all', async () => {
    const translator = scriptedTranslator({
      limits: { texts: 1 },
      translate: () => {
        throw new TranslationError('scripted', 'quota_used_up')
      },
    })
    const { failures, charactersSent } = await translateScript(translator, request('One. 42. Two.'))
    expect(failures.map(({ sentence, error }) => [sentence, error.retry])).toEqual([
      [0, 'later'],
      [2, 'later'],
    ])
    expect([translator.requests.length, charactersSent]).toEqual([1, 4])
  })

  it('tells an error that is nobody’s answer as what it is', async () => {
    const translator = scriptedTranslator({
      translate: () => {
        throw new TypeError('a bug')
      },
    })
    await expect(translateScript(translator, request('One.'))).rejects.toThrow('a bug')
  })
})
