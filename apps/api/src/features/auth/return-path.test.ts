import { describe, expect, it } from 'vitest'
import { returnPath } from './return-path.ts'

const home = new URL('https://voxdeck.example')

describe('the page that sign-in returns to', () => {
  it.each([
    ['/projects/42?tab=films#end', '/projects/42?tab=films#end'],
    ['/', '/'],
  ])('keeps %s', (asked, expected) => expect(returnPath(asked, home)).toBe(expected))

  it.each([
    undefined,
    'projects/42',
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '/api/logout',
    '/x/../api/logout',
    'javascript:alert(1)',
  ])('refuses %s', (asked) => expect(returnPath(asked, home)).toBe('/'))
})
