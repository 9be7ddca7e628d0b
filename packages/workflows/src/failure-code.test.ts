import { ApplicationFailure, TimeoutFailure, TimeoutType } from '@temporalio/common'
import { expect, it } from 'vitest'
import { failureCode } from './failure-code.ts'

it('a failure with a row of its own is told by that row', () =>
  expect(failureCode(ApplicationFailure.create({ type: 'nothing_to_say' }), 'render')).toBe('nothing_to_say'))

it('a step that nobody took says that there is no worker, and does not blame the script', () => {
  const untaken = new TimeoutFailure('nobody came', undefined, TimeoutType.SCHEDULE_TO_START)
  expect(failureCode(untaken, 'speech')).toBe('no_worker')
})

it.each([
  ['speech', 'speech_failed'],
  ['timeline', 'internal'],
  ['render', 'render_failed'],
  ['optimize', 'publish_failed'],
] as const)('anything else in %s is told as %s', (stage, code) => {
  expect(failureCode(new Error('x'), stage)).toBe(code)
  expect(failureCode(new TimeoutFailure('late', undefined, TimeoutType.HEARTBEAT), stage)).toBe(code)
})
