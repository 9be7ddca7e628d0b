import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { goodVideo } from '../../testing/good-video.ts'
import { languageCodes } from '../languages/languages.ts'
import { packNames } from './pack-names.ts'
import { type PackTextInput, packText } from './pack-text.ts'
import { preflight } from './preflight.ts'
import { readTextFile, textFile } from './text-file.ts'
import { utf8Bytes } from './utf8-bytes.ts'

const chapter = (startFrame: number, title: string) => ({ startFrame, title })
const harbour: PackTextInput = {
  title: 'The harbour at night',
  language: 'en',
  languages: ['en', 'th'],
  sentences: ['Good evening.', 'Ships come & go: <most> of them at 10:30.'],
  chapters: [chapter(0, 'Evening'), chapter(600, 'a < b'), chapter(1900, 'Morning')],
  frames: 2400,
}

const faultsOf = ({ language, frames, ...rest }: PackTextInput) => {
  const seconds = frames / 30
  const text = packText({ language, frames, ...rest })
  const facts = preflight({
    languages: [language],
    files: [],
    video: goodVideo(seconds),
    videoLufs: -14,
    sounds: {},
    captions: {},
    texts: { [language]: text },
  })
  // The pack has no files here, which is not what these tests check.
  return facts.filter(({ file, fault }) => file === packNames.text(language) && fault !== 'is missing')
}

const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 150 }),
  fc.string({ unit: 'grapheme', maxLength: 150 }),
  fc.constantFrom(
    '',
    ' ',
    '0:05 Late',
    '10:30 we meet.',
    '1:02:03 x',
    'a <b> c',
    'ท่าเรือ'.repeat(60),
    '\n0:03 b',
  ),
)
const anyVideo: fc.Arbitrary<PackTextInput> = fc.record({
  title: anything,
  language: fc.constantFrom(...languageCodes),
  languages: fc.uniqueArray(fc.constantFrom(...languageCodes), { minLength: 1 }),
  sentences: fc.array(anything, { maxLength: 5 }),
  chapters: fc.oneof(
    fc.array(fc.record({ startFrame: fc.nat(5000), title: anything }), { maxLength: 6 }),
    fc
      .array(anything, { minLength: 3, maxLength: 12 })
      .map((titles) => titles.map((title, index) => ({ startFrame: index * 301, title }))),
    fc
      .nat(150)
      .map((many) => Array.from({ length: many }, (_, index) => chapter(index * 300, 'เรือ'.repeat(20)))),
  ),
  frames: fc.integer({ min: 30, max: 500_000 }),
})

describe('titles and descriptions', () => {
  it('Y5 say how the video begins, in which languages it is, and its chapters', () =>
    expect(packText(harbour)).toEqual({
      title: 'The harbour at night',
      description:
        'Good evening. Ships come & go: ‹most› of them at 10:30.\n\nEnglish · ไทย\n\n0:00 Evening\n0:20 a ‹ b\n1:03 Morning',
    }))

  it('Y5 are never refused, whatever a project says', () =>
    fc.assert(
      fc.property(anyVideo, (video) => {
        expect(faultsOf(video)).toEqual([])
        const text = packText(video)
        expect(utf8Bytes(text.description)).toBeLessThanOrEqual(5000)
        expect(readTextFile(textFile(text))).toEqual(text)
      }),
    ))

  it('Y5 a long text is cut between sentences, a long sentence between words', () => {
    const sentences = Array.from(
      { length: 9 },
      (_, index) => `Sentence ${index} ${'has words '.repeat(9)}in it.`,
    )
    const cutBetween = packText({ ...harbour, languages: ['en'], chapters: [], sentences })
    expect(cutBetween.description).toBe(sentences.slice(0, 2).join(' '))
    const long = packText({ ...harbour, title: 'many words '.repeat(20), sentences: ['word '.repeat(100)] })
    expect(long.title).toMatch(/^(many words ){8}many words…$/)
    expect(long.description).toMatch(/^(word )+word…\n/)
  })

  it('Y5 many chapters get shorter titles before they are left out', () => {
    const of = (many: number) =>
      packText({
        ...harbour,
        chapters: Array.from({ length: many }, (_, index) =>
          chapter(index * 300, `Ships number ${index} of the evening`),
        ),
        frames: many * 300,
      }).description.split('\n')
    expect(of(50).at(-1)).toBe('8:10 Ships number 49 of the evening')
    expect(of(150).at(-1)).toBe('24:50 Ships number 149 of…')
    expect(of(2000).at(-1)).toBe('English · ไทย')
  })

  it('Y5 without a title the video is called by its first words, and without any by its language', () => {
    expect(packText({ ...harbour, title: ' ' }).title).toBe(
      'Good evening. Ships come & go: ‹most› of them at 10:30.',
    )
    expect(packText({ ...harbour, title: '', sentences: [] }).title).toBe('English')
  })
})

it('a text takes as many bytes as its file has', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(utf8Bytes(text)).toBe(encodeURIComponent(text).replace(/%../g, '%').length)
    }),
  ))
