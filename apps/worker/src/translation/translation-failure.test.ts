import { errors, isErrorCode } from '@voxdeck/contracts/errors'
import {
  TranslationError,
  type TranslationErrorCode,
  translationErrors,
} from '@voxdeck/translation/translation-errors'
import { describe, expect, it } from 'vitest'
import { translationFailure } from './translation-failure.ts'

const failure = (code: TranslationErrorCode, attempt = 1, retryAfterSeconds?: number) =>
  translationFailure(
    new TranslationError('deepl', code, retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    { attempt },
  )

describe('what goes wrong at a provider', () => {
  it.each(Object.keys(translationErrors) as TranslationErrorCode[])(
    'O8 %s is a row of the error table',
    (code) => {
      const { type } = failure(code)
      expect(isErrorCode(type ?? '') && errors[type as keyof typeof errors].words).toBeTruthy()
    },
  )

  it('O8 one that does not answer is asked again a few times, then told', () => {
    expect(failure('unreachable').nonRetryable).toBe(false)
    expect(failure('bad_answer', 3).nonRetryable).toBe(false)
    expect(failure('unreachable', 4).nonRetryable).toBe(true)
  })

  it('O8 a refused key and a used-up quota are told at once', () => {
    expect(failure('refused_key').nonRetryable).toBe(true)
    expect(failure('quota_used_up').nonRetryable).toBe(true)
  })

  it('O8 one that says when to come back is asked then, unless that is far away', () => {
    expect(failure('rate_limited', 1, 7)).toMatchObject({ nonRetryable: false, nextRetryDelay: '7s' })
    expect(failure('rate_limited', 1, 3600).nonRetryable).toBe(true)
    expect(failure('quota_used_up', 1, 7).nonRetryable).toBe(false)
  })

  it('O8 one that is asked too often and does not say until when is asked again a few times', () => {
    expect(failure('rate_limited').nonRetryable).toBe(false)
    expect(failure('rate_limited', 4).nonRetryable).toBe(true)
  })
})
