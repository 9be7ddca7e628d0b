import { splitSentences } from '@voxdeck/core/script/sentences'
import { countWords, spokenSeconds } from '@voxdeck/core/script/words'
import { describe, expect, it } from 'vitest'
import { countPlaceholders } from '../../../project/writing/placeholders.ts'
import { templates } from './templates.ts'

describe.each(templates.map((template) => [template.id, template] as const))(
  '%s',
  (_, { script, duration }) => {
    it('X5 takes the time it states at 150 words a minute', () => {
      const seconds = spokenSeconds(countWords(script), 150)
      expect(seconds).toBeGreaterThanOrEqual(duration.from)
      expect(seconds).toBeLessThanOrEqual(duration.to)
    })
    it('X2 has placeholders in brackets, each inside one sentence', () => {
      expect(countPlaceholders(script)).toBeGreaterThan(5)
      const inSentences = splitSentences(script, 'en').map(countPlaceholders)
      expect(inSentences.reduce((sum, count) => sum + count, 0)).toBe(countPlaceholders(script))
    })
  },
)

it('X1 there are four, one of each category', () =>
  expect(templates.map(({ category }) => category)).toEqual([
    'business',
    'education',
    'personal',
    'marketing',
  ]))
