import { describe, expect, it } from 'vitest'
import { can } from './can.ts'

describe('what a role may', () => {
  it.each(['read', 'write', 'generate', 'delete'] as const)('an owner may %s', (capability) =>
    expect(can('owner', capability)).toBe(true),
  )

  it('nobody may what no row names', () =>
    expect(can('owner', 'administer' as Parameters<typeof can>[1])).toBe(false))
})
