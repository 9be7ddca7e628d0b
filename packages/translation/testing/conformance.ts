import { describe } from 'vitest'
import { itFailsWell } from './conformance/failing.ts'
import { itMistrustsAnswers } from './conformance/hostile.ts'
import { createRig } from './conformance/rig.ts'
import { itTranslates } from './conformance/translating.ts'
import type { Subject } from './subject.ts'

/** The tests that every provider must pass. */
export const describeTranslator = (start: () => Promise<Subject>): void => {
  describe('as a translator', () => {
    const rig = createRig(start)
    itTranslates(rig)
    itFailsWell(rig)
    itMistrustsAnswers(rig)
  })
}
