import { z } from 'zod'
import { type ErrorCode, errors } from '../errors.ts'
import { operation } from '../operation.ts'
import { voiceSchema } from '../speech/list-voices.ts'

const count = z.int().nonnegative()

const overviewSchema = z.object({
  /** Whether a worker lives; without one there are no providers and no voices to tell of. */
  hasWorker: z.boolean(),
  translators: z.array(
    z.object({
      id: z.string(),
      /** Into which it translates. */
      languages: z.array(z.string()),
      /** What keeps it from translating, in the words of the error table; null while nothing does. */
      trouble: z
        .object({ code: z.enum(Object.keys(errors) as [ErrorCode, ...ErrorCode[]]), message: z.string() })
        .nullable(),
      checkedAt: z.iso.datetime(),
    }),
  ),
  voices: z.array(voiceSchema),
  /** Of the last thirty days, by day (UTC) and provider, newest first. */
  usage: z.array(z.object({ day: z.iso.date(), provider: z.string(), characters: count, requests: count })),
})

export type Overview = z.infer<typeof overviewSchema>

export const getOverview = operation({
  id: 'getOverview',
  method: 'GET',
  path: '/api/admin/overview',
  summary: 'Providers and their health, voices, and what was sent; for administrators, not found by others',
  tag: 'admin',
  access: 'session',
  success: { status: 200, body: overviewSchema },
  errors: ['not_found'],
})
