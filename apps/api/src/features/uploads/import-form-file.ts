import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { MultipartFile } from '@fastify/multipart'
import {
  beginImport,
  endJob,
  findJob,
  type ImportKind,
  markUploaded,
  runningImport,
} from '@voxdeck/db/jobs/jobs'
import type { ImportResult } from '@voxdeck/db/jobs/take-import'
import { importSubject } from '@voxdeck/delivery/message'
import { sendImport } from '@voxdeck/delivery/send-import'
import { objectKeys } from '@voxdeck/storage/object-keys'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { requireToolchain } from '../../access/require-toolchain.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { streamFormFile } from '../../http/form-file.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { importRules } from './import-rules.ts'

/** A person waits: when Temporal is away for so long, they are told. */
const deliveryMs = 5000

export type FormImport = {
  kind: ImportKind
  projectId: string
  slideId: string | null
  accountId: string
  name: string
  file: MultipartFile
  request: FastifyRequest
  reply: FastifyReply
}

/** Imports a file that came in a form, and waits until it is the slide's or the project's. */
export const importFormFile = async (
  { db, store, delivery, workflows }: Dependencies,
  { kind, projectId, slideId, accountId, name, file, request, reply }: FormImport,
): Promise<ImportResult> => {
  const jobId = randomUUID()
  const uploadKey = objectKeys.upload(jobId)
  const type = file.mimetype
  const size = Number(request.headers['content-length'] ?? 0)
  await beginImport(db, {
    id: jobId,
    kind,
    projectId,
    slideId,
    accountId,
    name,
    type,
    size,
    uploadKey,
    stage: 'uploading',
  })
  // The browser closes the connection when the person cancels: then nobody wants the file.
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) void endJob(db, jobId, { status: 'cancelled' }).catch(() => undefined)
  })

  const receive = async () => {
    const { tooLarge, missing } = importRules[kind]
    await streamFormFile(file, tooLarge, (bytes) => store.putStream(uploadKey, bytes, type))
    if (file.file.bytesRead === 0) throw new HttpProblem(missing)
    const { id: toolchain } = await requireToolchain(db)
    await delivery.transact(async (trx, send) => {
      const job = await runningImport(trx, jobId)
      if (!job || !(await markUploaded(trx, jobId))) throw new HttpProblem('not_found')
      await sendImport(send, job, toolchain)
    })
    const isDelivered = await Promise.race([
      delivery.deliver(importSubject(jobId)).then(() => true),
      sleep(deliveryMs, false, { ref: false }),
    ])
    if (!isDelivered) throw new HttpProblem('unavailable')
  }

  try {
    await receive()
  } catch (error) {
    await endJob(db, jobId, { status: 'cancelled' })
    await store.remove(uploadKey)
    throw error
  }
  await workflows.waitForImport(jobId)
  const job = await findJob(db, { jobId, accountId })
  if (job?.status !== 'done') throw new HttpProblem('not_found')
  return job.result as ImportResult
}
