import { describe, expect, it } from 'vitest'
import { shownDays, usageOf } from './usage-of.ts'

const now = new Date('2026-11-15T00:30:00Z')
const row = (day: string, provider: string, characters: number) => ({
  day,
  provider,
  characters,
  requests: 1,
})

describe('what providers were sent', () => {
  const usage = usageOf(
    [row('2026-11-15', 'deepl', 20), row('2026-11-15', 'apertium', 300), row('2026-11-13', 'deepl', 5)],
    now,
  )
  it('H4 is summed by provider, the most first', () =>
    expect(usage.map(({ provider, characters, requests }) => [provider, characters, requests])).toEqual([
      ['apertium', 300, 1],
      ['deepl', 25, 2],
    ]))
  it('H4 has every day of the last thirty, in their order', () => {
    const days = usage[1]?.days ?? []
    expect(days).toHaveLength(shownDays)
    expect(days[0]?.day).toBe('2026-10-17')
    expect(days.slice(-3).map(({ characters }) => characters)).toEqual([5, 0, 20])
  })
  it('H4 is nothing when nothing was sent', () => expect(usageOf([], now)).toEqual([]))
})
