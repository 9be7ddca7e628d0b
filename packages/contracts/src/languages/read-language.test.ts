import { expect, it } from 'vitest'
import { addressOf } from '../client.ts'
import { readLanguage } from './read-language.ts'
import { saveTranslation } from './save-translation.ts'
import { writeTranslationParams, writeTranslationRequest } from './write-translation.ts'

const slide = {
  slideNumber: 1,
  source: 'The house.',
  sourceHash: 'h',
  script: 'La casa.',
  state: 'machine' as const,
  translatedFrom: 'hash',
  stale: false,
  sourceBefore: null,
  renewable: false,
  misses: [],
  marks: { numbers: [], leftWords: [], symbols: [] },
  provider: 'apertium',
  foretoldSeconds: 1,
  voice: null,
  takes: 0,
}
const recorded = { url: '/api/recordings/a.flac', duration: 2, peaks: [1] }

it('readLanguage names slides by their id and keeps the rest', () => {
  const language = {
    languageCode: 'es',
    voice: 'nova',
    speakingSpeed: null,
    title: null,
    hasVoice: true,
    hasTranslator: true,
    job: null,
  }
  const slides = [
    { imageId: 'a', ...slide, recording: null, keptRecording: null },
    { imageId: 'b', ...slide, recording: recorded, keptRecording: null },
    { imageId: 'c', ...slide, recording: null, keptRecording: recorded },
  ]
  const recording = { address: '/api/recordings/a.flac', seconds: 2, peaks: [1] }
  expect(readLanguage({ ...language, slides })).toEqual({
    ...language,
    slides: [
      { slideId: 'a', ...slide, recording: null, narrator: 'voice' },
      { slideId: 'b', ...slide, recording, narrator: 'recording' },
      { slideId: 'c', ...slide, recording, narrator: 'voice' },
    ],
  })
})

it('a translation is saved under the id of its slide', () =>
  expect(
    addressOf(saveTranslation.path, {
      params: writeTranslationParams({ projectId: 'p', language: 'es', slideId: 'a' }),
    }),
  ).toBe('/api/projects/p/languages/es/slides/a'))

it('a request for translations has only what it asks for', () => {
  const sent = (request: Parameters<typeof writeTranslationRequest>[1]) =>
    JSON.stringify(writeTranslationRequest('es', request))
  expect(sent({})).toBe('{"languages":["es"]}')
  expect(sent({ slideIds: ['a'], overwrite: true })).toBe(
    '{"languages":["es"],"imageIds":["a"],"overwrite":true}',
  )
})
