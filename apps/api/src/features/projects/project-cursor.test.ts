import { describe, expect, it } from 'vitest'
import { readCursor, writeCursor } from './project-cursor.ts'

const id = '0b8f4c1e-6a53-4d5b-9b7e-3d6f0f2a9c11'
const sealed = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('the cursor of a project list', () => {
  it.each([
    ['edited', '2026-01-02T03:04:05.678901Z'],
    ['created', '2026-01-02T03:04:05.000000Z'],
    ['title', 'ปีใหม่ "2026" 100%'],
  ] as const)('by %s comes back as it was given out', (sort, key) => {
    expect(readCursor(sort, writeCursor(sort, { key, id }))).toEqual({ key, id })
  })

  it.each([
    ['of another sorting', writeCursor('title', { key: 'A', id })],
    ['of no time', sealed(['edited', 'yesterday', id])],
    ['of a year that no calendar has', sealed(['edited', '0000-01-01T00:00:00Z', id])],
    ['of no project', sealed(['edited', '2026-01-02T03:04:05Z', 'x'])],
    ['of another shape', sealed({ key: 1 })],
    ['that is none', '%%%'],
  ])('%s is refused', (_, cursor) => {
    expect(() => readCursor('edited', cursor)).toThrow('invalid_request')
  })
})
