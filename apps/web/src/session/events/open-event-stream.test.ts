import { describe, expect, it } from 'vitest'
import { reconnectDelay } from './open-event-stream.ts'

describe('reconnectDelay', () => {
  it('doubles from one second to thirty, give or take a tenth', () => {
    expect([0, 1, 2, 10].map((attempt) => reconnectDelay(attempt, 0.5))).toEqual([1000, 2000, 4000, 30_000])
    expect(reconnectDelay(0, 0)).toBe(900)
    expect(reconnectDelay(0, 1)).toBe(1100)
  })
})
