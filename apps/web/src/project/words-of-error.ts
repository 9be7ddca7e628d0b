import { ApiError } from '@voxdeck/contracts/client'
import type { ErrorCode } from '@voxdeck/contracts/errors'
import { errorWords } from '@/i18n/error-words.ts'
import type { Language } from '@/i18n/languages.ts'

/**
 * The error message in the language of the page; the server's English one has details that the table lacks.
 */
export const wordsOfProblem = (
  { code, message }: { code: ErrorCode; message: string },
  language: Language,
): string => (language === 'en' ? message : errorWords(code, language))

/** Undefined when no server answered. */
export const wordsOfError = (error: unknown, language: Language): string | undefined =>
  error instanceof ApiError && error.problem ? wordsOfProblem(error.problem, language) : undefined
