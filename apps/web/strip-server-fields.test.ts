import { describe, expect, it } from 'vitest'
import { withoutServerFields } from './strip-server-fields.ts'

const source = `import { operation } from '../operation.ts'
export const limits = { tag: 'stays' }
export const getThing = operation({
  id: 'getThing',
  summary: 'Has, a comma and a } brace',
  tag: 'things', access: 'session',
  params: shape({ errors: 'stays' }),
  success: { status: 200, body: 'empty' },
  errors: [
    'not_found',
    ...others,
  ],
})
`

describe('what a client’s bundle has of a contract', () => {
  it('is everything but what the server alone reads, however it is written', () => {
    const stripped = withoutServerFields(source)
    for (const gone of ['summary', 'things', 'session', 'not_found', 'others'])
      expect(stripped).not.toContain(gone)
    for (const kept of ["id: 'getThing'", "tag: 'stays'", "errors: 'stays'", 'status: 200'])
      expect(stripped).toContain(kept)
    expect(withoutServerFields(stripped)).toBe(stripped)
  })
})
