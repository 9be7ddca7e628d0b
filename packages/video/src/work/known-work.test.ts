import type { Plan } from '@voxdeck/core/plan/plan'
import { testTools } from '@voxdeck/core/testing/test-tools'
import { expect, it } from 'vitest'
import { costOfUnits, knownWork } from './known-work.ts'

const slide = (number: number, sentences: string[], manualSeconds: number | null = null) => ({
  slideId: `image-${number}`,
  picture: `pictures/${number}.png`,
  pictureHash: `picture-${number}`,
  manualSeconds,
  narration: { en: { voice: 'adam', sentences } },
})
const plan: Plan = {
  format: 3,
  projectId: 'project',
  toolchain: testTools(),
  salt: '',
  frame: { width: 1280, height: 720, framesPerSecond: 30 },
  transition: 'fade',
  wordsPerMinute: 150,
  languages: ['en'],
  slides: [slide(1, ['One.', 'Two three.']), slide(2, ['One.'], 5), slide(1, [])],
}

it('is every sentence, and every shot that no length can change', () => {
  const work = knownWork(plan)
  expect(work.filter(({ step }) => step === 'speech').map(({ unit, cost }) => [unit, cost])).toEqual([
    ['speech:en:0:0', 1],
    ['speech:en:0:1', 2],
    ['speech:en:1:0', 1],
  ])
  // The second slide's length is set by hand, so the length of its blend is not known before the layout.
  expect(work.filter(({ step }) => step === 'render').map(({ slide: of }) => of)).toEqual([0, 2])
})

it('counts what is made twice once', () => {
  const work = knownWork(plan)
  expect(costOfUnits(work.filter(({ step }) => step === 'speech'))).toEqual({ units: 2, cost: 3 })
  expect(costOfUnits(work.filter(({ step }) => step === 'render')).units).toBe(2)
})
