import { type FieldKey, partsOf, slideIdOf } from '../document/field-key.ts'
import type { StepName } from './step.ts'

const whats = {
  script: 'words',
  voice: 'voice',
  narrator: 'voice',
  length: 'length',
  speed: 'speed',
  fit: 'fit',
  silent: 'silent',
  state: 'state',
} as const

/** What a change of fields is called. `numberOf` gives the number of a slide. */
export const nameOfFields = (keys: readonly FieldKey[], numberOf: (slideId: string) => number): StepName => {
  const [first] = keys
  const field = first ? partsOf(first) : { kind: 'english' as const }
  const slideIds = [...new Set(keys.flatMap((key) => slideIdOf(key) ?? []))]
  if (field.kind === 'english') return { what: 'script', count: 0, number: 0 }
  if (field.kind === 'setting') return { what: 'setting', count: keys.length, number: 0 }
  return { what: whats[field.kind], count: slideIds.length, number: numberOf(field.slideId) }
}
