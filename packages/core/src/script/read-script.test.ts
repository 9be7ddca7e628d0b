import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readScript, sourceSentences, writtenText } from './read-script.ts'
import { parseScript, printScript } from './script-parts.ts'

const said = (script: string, ...lexicon: [string, string][]) =>
  readScript(script, {
    language: 'en',
    lexicon: lexicon.map(([term, say]) => ({ term, say })),
  }).sentences.map(({ utterances }) => utterances.map(({ say, pauseMs }) => (pauseMs ? [pauseMs, say] : say)))

describe('a script', () => {
  it('is written without its markup', () => {
    expect(writtenText('Meet [Voxdeck|VOX deck]. [pause 800ms] It is [sic] here.')).toBe(
      'Meet Voxdeck. It is [sic] here.',
    )
    expect(writtenText('One.\n[pause 1s]\nTwo \\[a|b].')).toBe('One.\n\nTwo [a|b].')
  })

  it.each<[string, ReturnType<typeof said>]>([
    ['Meet [Voxdeck|VOX deck] now. Bye.', [['Meet VOX deck now.'], ['Bye.']]],
    ['[Dr.|Doctor] Smith came.', [['Doctor Smith came.']]],
    ['One. [pause 800ms] Two.', [['One.'], [[800, 'Two.']]]],
    [
      '[pause 1.5s]One, [pause 200ms] two.',
      [
        [
          [1500, 'One,'],
          [200, 'two.'],
        ],
      ],
    ],
    ['Wait[pause 300ms]. Now.', [['Wait.'], [[300, 'Now.']]]],
    ['One. [pause 1s] [pause 500ms] Two.', [['One.'], [[1500, 'Two.']]]],
  ])('%j is said as its markup asks', (script, sentences) => expect(said(script)).toEqual(sentences))

  it('keeps a pause behind its last word', () => {
    expect(readScript('One. [pause 2s]', { language: 'en' }).pauseMs).toBe(2000)
    expect(readScript('[pause 2s]', { language: 'en' })).toEqual({ sentences: [], pauseMs: 2000 })
  })

  it('is said by its lexicon, whole words, longer terms first, and never inside a pronunciation', () => {
    expect(said('SQL and SQLite, [SQL|squeal].', ['SQL', 'sequel'], ['SQLite', 'S Q light'])).toEqual([
      ['sequel and S Q light, squeal.'],
    ])
    expect(said('ไปวอกซ์เดคกัน', ['วอกซ์เดค', 'วอก เด็ค'])).toEqual([['ไปวอก เด็คกัน']])
    expect(said('ไปVoxdeckกัน', ['Voxdeck', 'VOX deck'])).toEqual([['ไปVOX deckกัน']])
    expect(said('Voxdeck를 보세요', ['Voxdeck', 'VOX deck'])).toEqual([['VOX deck를 보세요']])
  })

  it('comes apart into sentences with their markup, and loses nothing', () => {
    expect(sourceSentences('Meet [Dr.|Doctor] Who. [pause 1s] Go [now|NOW]. [pause 2s]', 'en')).toEqual([
      'Meet [Dr.|Doctor] Who.',
      '[pause 1s] Go [now|NOW]. [pause 2s]',
    ])
    expect(sourceSentences('[No way|one]. Two', 'en')).toEqual(['[No way|one].', 'Two'])
    expect(sourceSentences('[pause 1s]', 'en')).toEqual([])
  })

  it.each([
    ['[pause soon]', 'pause_form'],
    ['[pause 20s]', 'pause_length'],
    ['[pause 1ms]', 'pause_length'],
    ['[Voxdeck|]', 'empty_side'],
    ['[a|b|c]', 'many_bars'],
    ['[Voxdeck|VOX deck', 'unclosed'],
    ['[pause 800ms', 'unclosed'],
  ])('%s is told to be malformed, and nothing of its signs is read', (markup, fault) => {
    const script = `Before ${markup}`
    expect(parseScript(script).at(-1)).toMatchObject({ kind: 'fault', fault })
    const { sentences } = readScript(script, { language: 'en' })
    for (const { written, utterances } of sentences)
      expect([written, ...utterances.map(({ say }) => say)].join(' ')).not.toMatch(/[[\]|]/)
  })
})

const word = fc.constantFrom(
  'Voxdeck',
  'harbour',
  'Dr.',
  'e.g.',
  'ท่าเรือ',
  '港です。',
  'don’t',
  '3.5',
  'A',
  'ends.',
  'Why?',
  '—',
)
const letters = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
const markup = fc.oneof(
  fc.integer({ min: 50, max: 10_000 }).map((ms) => `[pause ${ms}ms]`),
  fc.constantFrom('[pause 1s]', '[pause 0.5 s]', '[PAUSE 2S]'),
  fc.tuple(letters, letters).map(([written, say]) => `[${written}|${say}]`),
)
const gap = fc.constantFrom(' ', ' ', ' ', '', '\n', '  ')
const anyScript = fc
  .array(fc.tuple(fc.oneof({ weight: 3, arbitrary: word }, { weight: 1, arbitrary: markup }), gap), {
    maxLength: 40,
  })
  .map((parts) => parts.flat().join(''))
const anyText = fc.oneof(anyScript, fc.string({ unit: 'binary', maxLength: 200 }))

const readings = (script: string, lexicon: { term: string; say: string }[] = []) => {
  const { sentences } = readScript(script, { language: 'en', lexicon })
  return {
    captions: sentences.map(({ written }) => written),
    payloads: sentences.flatMap(({ utterances }) => utterances.map(({ say }) => say)),
  }
}

describe('a thousand scripts', () => {
  it('J1 come back to the letter', () =>
    fc.assert(
      fc.property(anyText, (script) => {
        expect(printScript(parseScript(script))).toBe(script)
      }),
      { numRuns: 1000 },
    ))

  it('J2 leave no markup in captions or in what engines get', () =>
    fc.assert(
      fc.property(anyScript, (script) => {
        const { captions, payloads } = readings(script)
        for (const text of [...captions, ...payloads, writtenText(script)])
          expect(text).not.toMatch(/[[\]|]|pause/i)
      }),
      { numRuns: 1000 },
    ))

  it('J1 come apart into sentences that say the same', () =>
    fc.assert(
      fc.property(anyScript, (script) => {
        const apart = sourceSentences(script, 'en')
        fc.pre(apart.length > 0)
        const { sentences } = readScript(script, { language: 'en' })
        expect(apart).toHaveLength(sentences.length)
        expect(apart.join('').replace(/\s/g, '')).toBe(script.replace(/\s/g, ''))
      }),
      { numRuns: 1000 },
    ))

  it('J3 J7 have captions that no lexicon changes, and pauses that none loses', () =>
    fc.assert(
      fc.property(anyScript, (script) => {
        const lexicon = [
          { term: 'Voxdeck', say: 'VOX deck' },
          { term: 'harbour', say: 'HAR ber' },
          { term: 'ท่าเรือ', say: 'ท่า เรือ' },
        ]
        expect(readings(script, lexicon).captions).toEqual(readings(script).captions)
        const { sentences, pauseMs } = readScript(script, { language: 'en' })
        const heard = sentences
          .flatMap(({ utterances }) => utterances)
          .reduce((sum, of) => sum + of.pauseMs, pauseMs)
        const asked = parseScript(script).reduce(
          (sum, part) => sum + (part.kind === 'pause' ? part.milliseconds : 0),
          0,
        )
        expect(heard).toBe(asked)
      }),
      { numRuns: 1000 },
    ))
})
