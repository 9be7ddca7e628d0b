import { parseScript } from '@voxdeck/core/script/script-parts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scriptedTranslator, toySegment } from '../testing/scripted-translator.ts'
import { translateScript } from './translate-script.ts'
import type { Segment } from './translator.ts'
import { isMark } from './translator.ts'

const word = fc.constantFrom(
  'Voxdeck',
  'harbour',
  'slide',
  'Dr.',
  'ends.',
  'Why?',
  '3.5',
  '—',
  'ท่าเรือ',
  '港です。',
  '&',
  '<b>',
)
const markup = fc.oneof(
  fc.integer({ min: 50, max: 10_000 }).map((ms) => `[pause ${ms}ms]`),
  fc.constantFrom('[pause 1s]', '[PAUSE 2S]', '[Voxdeck|VOX deck]', '[No way|one]'),
  fc.constantFrom('\\[pause 1s]', '\\[a|b]', '[sic]', '[pause soon]', '[a|b|c]', '[open|', '[', ']', '\\'),
)
const gap = fc.constantFrom(' ', ' ', ' ', '', '\n', '  ')
const anyScript = fc
  .array(fc.tuple(fc.oneof({ weight: 2, arbitrary: word }, { weight: 1, arbitrary: markup }), gap), {
    maxLength: 40,
  })
  .map((parts) => parts.flat().join(''))

/** Drops, doubles, shuffles and invents marks, and writes script markup between them. */
const mischief = fc.record({
  keep: fc.infiniteStream(fc.constantFrom(0, 1, 1, 2)),
  order: fc.infiniteStream(fc.nat()),
  say: fc.infiniteStream(
    fc.constantFrom(
      '',
      '',
      '[pause 5s]',
      '[a|b]',
      '\\',
      '[',
      ']',
      '|',
      '[pause ',
      '\n',
      'x\u0000y',
      '\uD800',
      '[open|',
    ),
  ),
})
type Mischief = {
  keep: IterableIterator<number>
  order: IterableIterator<number>
  say: IterableIterator<string>
}
const next = <T>(stream: IterableIterator<T>): T => stream.next().value as T

const spoil = (segment: Segment, { keep, order, say }: Mischief): Segment =>
  [...toySegment(segment), { id: 99, text: 'invented' }]
    .flatMap((piece): Segment => (isMark(piece) ? Array.from({ length: next(keep) }, () => piece) : [piece]))
    .map((piece) => ({ piece, at: next(order) }))
    .toSorted((one, other) => one.at - other.at)
    .flatMap(({ piece }): Segment => [next(say), piece, next(say)])
    .concat('a')

const glossary = [
  { term: 'Voxdeck', doNotTranslate: true as const },
  { term: 'slide', translations: { es: 'diapositiva', ja: '[スライド|x]' } },
]

describe('300 scripts through a translator that spoils everything', () => {
  const pausesOf = (script: string) =>
    parseScript(script).flatMap((part) => (part.kind === 'pause' ? [part.source] : []))

  it('lose no pause, and get no markup that was not theirs', () =>
    fc.assert(
      fc.asyncProperty(anyScript, mischief, fc.constantFrom('es', 'th', 'ja'), async (script, how, to) => {
        const spoiling = scriptedTranslator({
          limits: { sizePerText: 60, requestsAtOnce: 2 },
          translate: ({ segments }) => segments.map((segment) => spoil(segment, how)),
        })
        const result = await translateScript(spoiling, { script, from: 'en', to, glossary })
        expect(result.failures).toEqual([])
        const parts = parseScript(result.script ?? '')
        expect(pausesOf(result.script ?? '').toSorted()).toEqual(pausesOf(script).toSorted())
        expect(parts.filter(({ kind }) => kind !== 'text' && kind !== 'pause')).toEqual([])
      }),
      { numRuns: 300 },
    ))

  it('and through an honest one, every pause stays in its place', () =>
    fc.assert(
      fc.asyncProperty(anyScript, async (script) => {
        const result = await translateScript(scriptedTranslator(), { script, from: 'en', to: 'es', glossary })
        expect(result).toMatchObject({ failures: [], misses: [] })
        expect(pausesOf(result.script ?? '')).toEqual(pausesOf(script))
        const again = await translateScript(scriptedTranslator(), {
          script,
          from: 'en',
          to: 'es',
          known: result.sentences,
        })
        expect(again).toMatchObject({ script: result.script, charactersSent: 0 })
      }),
      { numRuns: 300 },
    ))
})
