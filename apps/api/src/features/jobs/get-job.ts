import { errors, errorWords, isErrorCode } from '@voxdeck/contracts/errors'
import { getJob as contract, type Job } from '@voxdeck/contracts/jobs/get-job'
import { findJob, type JobRow } from '@voxdeck/db/jobs/jobs'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'

const presentFailure = ({ failure }: JobRow): Job['failure'] => {
  if (!failure) return null
  const code = isErrorCode(failure.code) ? failure.code : 'internal'
  return { code, message: errorWords(code), retryable: errors[code].retryable }
}

export const getJob = ({ db }: Dependencies) =>
  endpoint(contract, async ({ params, user }) => {
    const row = await findJob(db, { jobId: params.id, accountId: user.id })
    if (!row) throw new HttpProblem('not_found')
    const { id, kind, status, stage, done, planned, input } = row
    return { id, kind, status, stage, done, planned, name: input?.name ?? null, failure: presentFailure(row) }
  })
