import { randomUUID } from 'node:crypto'
import { Metadata } from '@tus/utils'
import { type UploadMetadata, uploadMetadataSchema } from '@voxdeck/contracts/uploads/upload'
import { beginImport, countUploads, type ImportJob } from '@voxdeck/db/jobs/jobs'
import { objectKeys } from '@voxdeck/storage/object-keys'
import type { FastifyRequest } from 'fastify'
import { requireProject, requireSlide } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { parseInput } from '../../http/parse-input.ts'
import { uploadedName } from '../../http/uploaded-name.ts'
import { importRules } from './import-rules.ts'

const readMetadata = (header: string | string[] | undefined): UploadMetadata => {
  try {
    return parseInput(uploadMetadataSchema, Metadata.parse(String(header ?? '')))
  } catch (error) {
    throw error instanceof HttpProblem ? error : new HttpProblem('invalid_request', 'Upload-Metadata')
  }
}

/** Uploads of one person at a time: more than anybody drops, few enough to be cleared away after a day. */
export const mostUploads = 100

/** Throws when a file of this kind may not be imported. */
const checkFile = ({ kind, name, type, size }: Pick<ImportJob, 'kind' | 'name' | 'type' | 'size'>): void => {
  const { refuse, mostBytes, tooLarge, missing } = importRules[kind]
  const refusal = refuse({ name, type })
  if (refusal) throw new HttpProblem(refusal)
  if (!(size > 0)) throw new HttpProblem(missing)
  if (size > mostBytes) throw new HttpProblem(tooLarge)
}

/** Checks what an upload is for, and writes its job. */
export const beginUpload = async (
  { db }: Pick<Dependencies, 'db'>,
  { headers }: FastifyRequest,
  user: { id: string },
): Promise<string> => {
  const metadata = readMetadata(headers['upload-metadata'])
  const { kind } = metadata
  const file = {
    kind,
    name: uploadedName(metadata.filename, ''),
    type: metadata.filetype,
    size: Number(headers['upload-length']),
  }
  checkFile(file)
  const slideId = 'slideId' in metadata ? metadata.slideId : null
  const projectId = slideId
    ? await requireSlide(db, { userId: user.id, slideId }, 'write')
    : 'projectId' in metadata
      ? metadata.projectId
      : ''
  await requireProject(db, { userId: user.id, projectId }, 'write')
  if ((await countUploads(db, user.id)) >= mostUploads) throw new HttpProblem('too_many_requests')
  const id = randomUUID()
  const uploadKey = objectKeys.upload(id)
  await beginImport(db, {
    ...file,
    id,
    uploadKey,
    projectId,
    slideId,
    accountId: user.id,
    stage: 'uploading',
  })
  return id
}
