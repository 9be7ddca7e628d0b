import { expect, it } from 'vitest'
import { faultsOf } from './report.ts'

const after = (kind: string, shots: number) => ({ kind, shots, frames: 0, sounds: 0, wall: 0, cpu: 0 })

it('a change that draws more than is new is a fault', () => {
  expect(faultsOf({ edits: [after('lengths', 0), after('picture', 2), after('resolution', 20)] })).toEqual([])
  expect(faultsOf({ edits: [after('lengths', 1), after('picture', 3)] })).toHaveLength(2)
})
