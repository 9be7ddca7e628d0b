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
  stale: false,
  misses: [],
  provider: 'apertium',
  foretoldSeconds: 1,
  voice: null,
}

it('readLanguage names slides by their id and keeps the rest', () => {
  const language = { languageCode: 'es', voice: 'nova', job: null }
  expect(readLanguage({ ...language, slides: [{ imageId: 'a', ...slide }] })).toEqual({
    ...language,
    slides: [{ slideId: 'a', ...slide }],
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
