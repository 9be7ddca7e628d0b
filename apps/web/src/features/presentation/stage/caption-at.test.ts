import { expect, it } from 'vitest'
import { captionAt } from './caption-at.ts'

it('the caption is the sentence that is being said', () => {
  const script = 'One. Twice as long. End.'
  expect([0, 0.1, 0.2, 0.7, 0.9, 1].map((fraction) => captionAt(script, 'en', fraction))).toEqual([
    'One.',
    'One.',
    'Twice as long.',
    'Twice as long.',
    'End.',
    'End.',
  ])
  expect(captionAt('', 'en', 0.5)).toBe('')
})

it('J2 the caption has no markup, and waits as long as a pause does', () => {
  const script = '[Voxdeck|VOX deck] is here. [pause 4s] It waited.'
  expect(captionAt(script, 'en', 0)).toBe('Voxdeck is here.')
  expect(captionAt(script, 'en', 0.8)).toBe('Voxdeck is here.')
  expect(captionAt(script, 'en', 0.95)).toBe('It waited.')
  expect(captionAt('One. Two [pause 10s] three.', 'en', 0.5)).toBe('Two three.')
})

it('the caption is a sentence of its language', () =>
  expect([0, 0.9].map((fraction) => captionAt('一つです。二つです。', 'ja', fraction))).toEqual([
    '一つです。',
    '二つです。',
  ]))
