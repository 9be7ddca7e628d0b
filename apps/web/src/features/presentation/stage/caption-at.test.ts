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

it('J2 the caption has no markup, and waits as long as a pause does', () => {
  const script = '[Voxdeck|VOX deck] is here. [pause 4s] It waited.'
  expect(captionAt(script, 0)).toBe('Voxdeck is here.')
  expect(captionAt(script, 0.8)).toBe('Voxdeck is here.')
  expect(captionAt(script, 0.95)).toBe('It waited.')
  expect(captionAt('One. Two [pause 10s] three.', 0.5)).toBe('Two three.')
})
