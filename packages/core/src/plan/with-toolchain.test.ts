import { expect, it } from 'vitest'
import { testTools } from '../../testing/test-tools.ts'
import type { Plan } from './plan.ts'
import { withToolchain } from './with-toolchain.ts'

const slide = { slideId: 'i', picture: 'p', pictureHash: 'h', manualSeconds: null }
const plan = (version: string): Plan => {
  const { id, picture, lettering, sound } = testTools(version)
  return {
    format: 3,
    projectId: 'project',
    toolchain: { id, picture, lettering, sound },
    salt: 'salt',
    frame: { width: 1280, height: 720, framesPerSecond: 30 },
    transition: 'none',
    wordsPerMinute: 150,
    languages: ['en', 'es'],
    slides: [
      {
        ...slide,
        narration: {
          en: { voice: 'adam', voiceVersion: version, sentences: ['Words.'] },
          es: { voice: 'adam', sentences: [] },
        },
      },
    ],
  }
}

it('a plan for another toolchain has its versions, and is otherwise the same', () =>
  expect(
    withToolchain(plan('old'), { ...testTools('new'), voices: [{ id: 'adam', version: 'new' }] }),
  ).toEqual(plan('new')))

it('a voice that the other toolchain lacks has no version: a fallback voice speaks', () =>
  expect(withToolchain(plan('old'), testTools('new')).slides[0]?.narration.en).toEqual({
    voice: 'adam',
    sentences: ['Words.'],
  }))
