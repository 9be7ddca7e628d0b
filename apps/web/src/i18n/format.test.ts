import { describe, expect, it } from 'vitest'
import {
  formatAgo,
  formatBytes,
  formatClock,
  formatCount,
  formatDate,
  formatDateTime,
  formatTenths,
} from './format.ts'

const moment = new Date(2026, 10, 14, 16, 20)
const before = (seconds: number) => new Date(moment.getTime() - seconds * 1000)

describe('dates', () => {
  it('I6 are written as each language writes them', () => {
    expect(formatDate(moment, 'en')).toBe('14 Nov 2026')
    expect(formatDate(moment, 'th')).toBe('14 พ.ย. 2569')
    expect(formatDateTime(moment, 'en')).toBe('14 Nov 2026, 16:20')
    expect(formatDateTime(moment, 'th')).toContain('16:20')
  })
})

describe('formatAgo', () => {
  it('I6 counts minutes, hours and days, then gives the date', () => {
    expect(formatAgo(before(20), moment, 'en')).toBe('just now')
    expect(formatAgo(before(300), moment, 'en')).toBe('5 minutes ago')
    expect(formatAgo(before(7300), moment, 'en')).toBe('2 hours ago')
    expect(formatAgo(before(90_000), moment, 'en')).toBe('yesterday')
    expect(formatAgo(before(30 * 86_400), moment, 'en')).toBe('15 Oct 2026')
  })
  it('never speaks of the future when clocks differ', () => {
    expect(formatAgo(before(-60), moment, 'en')).toBe('just now')
  })
})

describe('formatTenths', () => {
  it.each([
    [0, '0:00.0'],
    [2.4, '0:02.4'],
    [59.96, '0:59.9'],
    [358 / 30 + 2 / 30, '0:12.0'],
    [7261.25, '121:01.2'],
    [-1, '0:00.0'],
  ])('S32 %f s reads %s', (seconds, words) => expect(formatTenths(seconds)).toBe(words))
})

describe('formatClock', () => {
  it('S32 is m:ss', () => {
    expect([0, 45, 59.6, 725, 3605].map(formatClock)).toEqual(['0:00', '0:45', '0:59', '12:05', '60:05'])
  })
})

describe('formatBytes', () => {
  it('G14 uses the unit that keeps the number short', () => {
    const shown = [0, 300, 5 * 1024, 1024 * 1024 - 1, 7.34 * 1024 ** 2, 2.5 * 1024 ** 3].map((bytes) =>
      formatBytes(bytes, 'en').replace('\u00A0', ' '),
    )
    expect(shown).toEqual(['0.0 KB', '0.3 KB', '5.0 KB', '1.0 MB', '7.3 MB', '2.5 GB'])
    expect(formatBytes(3000 * 1024 ** 4, 'th')).toBe('3,000.0\u00A0TB')
  })
})

describe('formatCount', () => {
  it('I6 groups thousands', () => {
    expect(formatCount(10_000, 'en')).toBe('10,000')
  })
})
