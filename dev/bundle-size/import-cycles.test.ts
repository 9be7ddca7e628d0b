import { describe, expect, it } from 'vitest'
import { importCycles } from './import-cycles.ts'

describe('files that import each other', () => {
  it('are found', () => {
    const page = { file: 'page.js', imports: ['shared'] }
    const shared = { file: 'shared.js' }
    expect(importCycles({ page, other: { file: 'other.js', imports: ['page', 'shared'] }, shared })).toEqual(
      [],
    )
    expect(importCycles({ page, shared: { ...shared, imports: ['page'] } })).toEqual(['page → shared → page'])
  })
})
