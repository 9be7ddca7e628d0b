import { expect, it } from 'vitest'
import { captionAt } from './caption-at.ts'

it('the caption is the sentence that is being said', () => {
  const script = 'One. Twice as long. End.'
  expect([0, 0.1, 0.2, 0.7, 0.9, 1].map((fraction) => captionAt(script, fraction))).toEqual([
    'One.',
    'One.',
    'Twice as long.',
    'Twice as long.',
    'End.',
    'End.',
  ])
  expect(captionAt('', 0.5)).toBe('')
})
