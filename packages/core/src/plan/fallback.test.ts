import { expect, it } from 'vitest'
import { testTools } from '../../testing/test-tools.ts'
import { withFallbacks } from './fallback.ts'
import type { Plan } from './plan.ts'

const slide = { slideId: 'i', picture: 'p', pictureHash: 'h', manualSeconds: null }
const said = (voice: string) => ({ voice, voiceVersion: `version of ${voice}`, sentences: ['Words.'] })
const versionOf = (voice: string) => said(voice).voiceVersion
const plan: Plan = {
  format: 3,
  projectId: 'project',
  toolchain: testTools(),
  salt: '',
  frame: { width: 1280, height: 720, framesPerSecond: 30 },
  transition: 'none',
  wordsPerMinute: 150,
  languages: ['en', 'es'],
  slides: [
    { ...slide, narration: { en: said('adam'), es: said('nova') } },
    { ...slide, narration: { en: said('adam') } },
  ],
}

it('H3 a plan as it was spoken has the voices that spoke', () => {
  const spoken = withFallbacks(
    plan,
    [
      { slide: 0, language: 'es', wanted: 'nova', spoken: 'espeak-es' },
      { slide: 1, language: 'es', wanted: 'nova', spoken: 'espeak-es' },
    ],
    versionOf,
  )
  expect(spoken.slides.map(({ narration }) => narration)).toEqual([
    { en: said('adam'), es: said('espeak-es') },
    { en: said('adam') },
  ])
  expect(withFallbacks(plan, [], versionOf)).toEqual(plan)
})
