import { z } from 'zod'
import { type ErrorCode, errors } from '../errors.ts'
import { operation } from '../operation.ts'
import { voiceSchema } from '../speech/list-voices.ts'

const count = z.int().nonnegative()

const overviewSchema = z.object({
  /** Whether a worker is alive; without one, `translators` and `voices` are empty. */
  hasWorker: z.boolean(),
  translators: z.array(
    z.object({
      id: z.string(),
      /** Languages that it translates into. */
      languages: z.array(z.string()),
      /** Why it cannot translate, as a row of the error table; null while it can. */
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
  summary:
    'Health of the translation providers, voices and usage; for administrators, 404 for everybody else',
  tag: 'admin',
  access: 'session',
  success: { status: 200, body: overviewSchema },
  errors: ['not_found'],
})
