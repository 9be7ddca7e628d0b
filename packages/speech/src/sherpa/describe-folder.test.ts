import { describe, expect, it } from 'vitest'
import { describeFolder } from './describe-folder.ts'
import { voiceLanguage } from './voice-language.ts'

const piperFiles = ['model.onnx', 'tokens.txt']
const kokoroFiles = [
  ...piperFiles,
  'voices.bin',
  'lexicon-zh.txt',
  'lexicon-us-en.txt',
  'espeak-ng-data',
  'LICENSE',
]
const folder = (id: string, files: string[], about = {}, speakers = 0) =>
  describeFolder({ id, files, about, voicesBytes: speakers * 510 * 256 * 4 })
const kokoro = (files = kokoroFiles, speakers = 53) => folder('kokoro', files, {}, speakers)

describe('a folder of voices', () => {
  it('is a Piper voice by its model and tokens', () =>
    expect(folder('lucia', piperFiles, { language: 'es_MX', description: 'Clear' })).toEqual({
      kind: 'piper',
      files: piperFiles,
      voices: [
        {
          voice: { id: 'lucia', name: 'Lucia', description: 'Clear', language: 'es', engine: 'sherpa' },
          speaker: 0,
        },
      ],
    }))

  it('keeps what adam and bella are called', () =>
    expect(folder('adam', piperFiles, { language: 'en-GB' })?.voices[0]?.voice).toEqual({
      id: 'adam',
      name: 'Adam',
      description: 'A deep, confident male voice',
      language: 'en',
      engine: 'sherpa',
    }))

  it('is none without a model, without tokens, or of a language that the product does not have', () => {
    expect(folder('x', ['tokens.txt'])).toBeNull()
    expect(folder('x', ['model.onnx'])).toBeNull()
    expect(folder('x', piperFiles, { language: 'pt-PT' })).toBeNull()
  })

  it('H1 is Kokoro by its voices.bin, with several voices in several languages', () => {
    const described = kokoro()
    expect(described?.kind).toBe('kokoro')
    expect(described?.files).toEqual([
      'model.onnx',
      'tokens.txt',
      'voices.bin',
      'lexicon-us-en.txt',
      'lexicon-zh.txt',
    ])
    const voices = described?.voices ?? []
    expect(new Set(voices.map(({ voice }) => voice.id)).size).toBe(voices.length)
    expect([...new Set(voices.map(({ voice }) => voice.language))]).toEqual([
      'en',
      'es',
      'fr',
      'hi',
      'it',
      'pt-BR',
      'zh-Hans',
    ])
    expect(voices.find(({ voice }) => voice.id === 'bella')).toMatchObject({ speaker: 2, phonemes: 'en-us' })
    expect(voices.find(({ voice }) => voice.id === 'adam')).toMatchObject({ speaker: 11 })
    expect(voices.find(({ voice }) => voice.id === 'kokoro-bm_george')).toMatchObject({
      voice: { name: 'George', description: 'British male voice' },
      speaker: 26,
      phonemes: 'en-gb',
    })
    expect(voices.find(({ voice }) => voice.id === 'kokoro-zm_yunyang')?.speaker).toBe(52)
  })

  it('has other places for the older Kokoro, and no voices of one that nobody knows', () => {
    const old = kokoro(kokoroFiles, (11 * 511) / 510)?.voices
    expect(old).toHaveLength(11)
    expect(old?.find(({ voice }) => voice.id === 'adam')?.speaker).toBe(5)
    expect(kokoro(kokoroFiles, 103)?.voices).toEqual([])
  })

  it('offers Chinese only with its lexicon, and no Japanese, which would be read as Chinese', () => {
    const voices = kokoro([...piperFiles, 'voices.bin'])?.voices ?? []
    expect(voices.filter(({ voice }) => /zh|ja/.test(voice.language))).toEqual([])
  })
})

it.each([
  ['en', 'en'],
  ['en-GB', 'en'],
  ['es_ES', 'es'],
  ['PT-br', 'pt-BR'],
  ['pt', 'pt-BR'],
  ['pt-PT', null],
  ['zh_CN', 'zh-Hans'],
  ['zh-Hant', null],
  ['tlh', null],
])('a voice of %s speaks %s', (tag, language) => expect(voiceLanguage(tag)).toBe(language))
