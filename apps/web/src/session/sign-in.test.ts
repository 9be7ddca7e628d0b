import { describe, expect, it } from 'vitest'
import { signInAddress } from './sign-in.ts'

describe('signInAddress', () => {
  it('is plain from the start page', () => {
    expect(signInAddress('/')).toBe('/api/login')
  })
  it('keeps the page that was asked for, with its search', () => {
    expect(signInAddress('/projects/7?tab=timing')).toBe('/api/login?returnTo=%2Fprojects%2F7%3Ftab%3Dtiming')
  })
})
