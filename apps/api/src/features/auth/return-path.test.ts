import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { returnPath } from './return-path.ts'

const home = new URL('https://voxdeck.example')

describe('W8 the page that sign-in returns to', () => {
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
    '/.//elsewhere.example',
    '/x/..//elsewhere.example/',
    '/%61pi/logout',
    '/%zz',
    'javascript:alert(1)',
  ])('refuses %s', (asked) => expect(returnPath(asked, home)).toBe('/'))

  it('never leads away, whatever was asked for', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2f',
      '@',
      ':',
      '?',
      '#',
      '\t',
      'x',
      'elsewhere.example',
    )
    const asked = fc.array(piece).map((pieces) => `/${pieces.join('')}`)
    fc.assert(
      fc.property(fc.oneof(asked, fc.string()), (path) => {
        expect(new URL(returnPath(path, home), home).origin).toBe(home.origin)
      }),
    )
  })
})
