import { ApiError } from '@voxdeck/contracts/client'
import { describe, expect, it } from 'vitest'
import { isUnauthorized } from './is-unauthorized.ts'

const problem = (message: string) =>
  JSON.stringify({ code: 'unauthorized', message, retryable: false, requestId: 'r' })

describe('isUnauthorized', () => {
  it('F7 is a failure whose text starts with 401 and contains Unauthorized', () => {
    expect(isUnauthorized(new ApiError(401, problem('Unauthorized: sign in to go on.')))).toBe(true)
    expect(isUnauthorized(new Error('401: Unauthorized'))).toBe(true)
  })
  it('F7 is no other failure', () => {
    expect(isUnauthorized(new ApiError(500, 'Unauthorized'))).toBe(false)
    expect(isUnauthorized(new Error('401: no'))).toBe(false)
    expect(isUnauthorized('401: Unauthorized')).toBe(false)
  })
})
