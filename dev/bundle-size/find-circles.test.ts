import { describe, expect, it } from 'vitest'
import { findCircles } from './find-circles.ts'

describe('files that import each other', () => {
  it('are found', () => {
    const page = { file: 'page.js', imports: ['shared'] }
    const shared = { file: 'shared.js' }
    expect(findCircles({ page, other: { file: 'other.js', imports: ['page', 'shared'] }, shared })).toEqual(
      [],
    )
    expect(findCircles({ page, shared: { ...shared, imports: ['page'] } })).toEqual(['page → shared → page'])
  })
})
