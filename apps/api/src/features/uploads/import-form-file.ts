import type { MultipartFile } from '@fastify/multipart'
import { endJob, findJob, type ImportKind } from '@voxdeck/db/jobs/jobs'
import type { ImportResult } from '@voxdeck/db/jobs/take-import'
import { importSubject } from '@voxdeck/delivery/message'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { requireDelivered } from '../../access/require-delivered.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { openFormFile, streamFormFile } from '../../http/form-file.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { uploadedName } from '../../http/uploaded-name.ts'
import { beginUploading } from './begin-uploading.ts'
import { finishUpload } from './finish-upload.ts'
import { checkNamedFile, importRules } from './import-rules.ts'

type OpenedFile = { kind: ImportKind; name: string; file: MultipartFile }

/** Opens the form's file of that field, and checks it by its name and type. */
export const openImportFile = async (
  request: FastifyRequest,
  kind: ImportKind,
  field: string,
): Promise<OpenedFile> => {
  const { mostBytes, absent } = importRules[kind]
  const file = await openFormFile(request, { name: field, mostBytes })
  if (!file) throw new HttpProblem(absent)
  const name = uploadedName(file.filename, '')
  checkNamedFile(kind, { name, type: file.mimetype })
  return { kind, name, file }
}

type FormImport = OpenedFile & {
  projectId: string
  slideId: string | null
  language?: string | undefined
  accountId: string
  request: FastifyRequest
  reply: FastifyReply
}

/** Imports a file that came in a form, and waits until it is the slide's or the project's. */
export const importFormFile = async (
  dependencies: Dependencies,
  { kind, name, file, projectId, slideId, language, accountId, request, reply }: FormImport,
): Promise<ImportResult> => {
  const { db, store, workflows } = dependencies
  const type = file.mimetype
  const size = Number(request.headers['content-length'] ?? 0)
  const about = { kind, name, type, size, projectId, slideId, language, accountId }
  const { id: jobId, uploadKey } = await beginUploading(db, about)
  // The browser closes the connection when the person cancels: then nobody wants the file.
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) void endJob(db, jobId, { status: 'cancelled' }).catch(() => undefined)
  })

  const receive = async () => {
    const { tooLarge, empty } = importRules[kind]
    await streamFormFile(file, tooLarge, (bytes) => store.putStream(uploadKey, bytes, type))
    if (file.file.bytesRead === 0) throw new HttpProblem(empty)
    const refusal = await finishUpload(dependencies, jobId)
    if (refusal) throw new HttpProblem(refusal)
    await requireDelivered(dependencies, importSubject(jobId))
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
