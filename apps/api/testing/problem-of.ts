import { ApiError } from '@voxdeck/contracts/client'
import type { ErrorCode } from '@voxdeck/contracts/errors'

/** Status and code of a failed call; 'answered' when it succeeded. */
export const problemOf = (call: Promise<unknown>): Promise<[number, ErrorCode | null] | 'answered'> =>
  call.then(
    () => 'answered' as const,
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      return [error.status, error.problem?.code ?? null]
    },
  )
