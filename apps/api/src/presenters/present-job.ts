import { errors, errorWords, isErrorCode } from '@voxdeck/contracts/errors'
import type { TranslationJob } from '@voxdeck/contracts/languages/language'
import type { TranslationJobRow } from '@voxdeck/db/languages/translation-jobs'

const failureOf = ({ status, failure_code }: TranslationJobRow): TranslationJob['failure'] => {
  if (status !== 'failed') return null
  const code = failure_code && isErrorCode(failure_code) ? failure_code : 'internal'
  return { code, message: errorWords(code), retryable: errors[code].retryable }
}

export const presentJob = (row: TranslationJobRow): TranslationJob => ({
  languageCode: row.language,
  status: row.status,
  planned: row.planned,
  done: row.done,
  provider: row.provider,
  failure: failureOf(row),
})
