import type { Voice } from '@voxdeck/core/voices'
import { expect, it } from 'vitest'
import { voicesByLanguage } from './voices-by-language.ts'

const voice = (id: string, language: Voice['language'], engine: string): Voice => ({
  id,
  name: id,
  description: '',
  language,
  engine,
})

it('H4 voices are told by language and engine', () => {
  const voices = [
    voice('lucia', 'es', 'sherpa'),
    voice('adam', 'en', 'sherpa'),
    voice('espeak-es', 'es', 'espeak'),
    voice('pablo', 'es', 'sherpa'),
  ]
  expect(
    voicesByLanguage(voices).map(({ language, engines }) => [
      language,
      engines.map(({ engine, voices }) => [engine, ...voices.map(({ id }) => id)]),
    ]),
  ).toEqual([
    ['en', [['sherpa', 'adam']]],
    [
      'es',
      [
        ['sherpa', 'lucia', 'pablo'],
        ['espeak', 'espeak-es'],
      ],
    ],
  ])
})
