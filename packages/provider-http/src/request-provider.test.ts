import { describe, expect, it } from 'vitest'
import { failureOfStatus } from './request-provider.ts'

describe('the status of a failed response', () => {
  it.each([
    [302, 'unreachable'],
    [400, 'refused_request'],
    [401, 'refused_key'],
    [402, 'quota'],
    [403, 'refused_key'],
    [404, 'unreachable'],
    [408, 'slow'],
    [413, 'refused_request'],
    [429, 'rate_limited'],
    [500, 'bad_answer'],
    [502, 'unreachable'],
    [503, 'unreachable'],
    [504, 'slow'],
  ] as const)('%d means %s', (status, failure) => expect(failureOfStatus(status)).toBe(failure))
})
