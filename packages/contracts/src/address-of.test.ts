import { describe, expect, it } from 'vitest'
import { addressOf } from './client.ts'

describe('the address of a call', () => {
  it('is the path itself when nothing is to be filled in', () =>
    expect(addressOf('/api/projects', {})).toBe('/api/projects'))

  it('fills in every parameter by its name', () =>
    expect(
      addressOf('/api/projects/{projectId}/images/{imageId}', { params: { imageId: 'i', projectId: 'p' } }),
    ).toBe('/api/projects/p/images/i'))

  it('a parameter cannot leave its place', () =>
    expect(addressOf('/api/images/{filename}', { params: { filename: '../a b?c#d' } })).toBe(
      '/api/images/..%2Fa%20b%3Fc%23d',
    ))

  it('writes the query, and leaves out what is undefined', () =>
    expect(addressOf('/api/projects', { query: { limit: 5, before: undefined, q: 'a&b' } })).toBe(
      '/api/projects?limit=5&q=a%26b',
    ))

  it('has no question mark without a query', () =>
    expect(addressOf('/api/projects', { query: { before: undefined } })).toBe('/api/projects'))
})
