import { Metadata } from '@tus/utils'
import { type UploadMetadata, uploadMetadataSchema } from '@voxdeck/contracts/uploads/upload'
import type { Db } from '@voxdeck/db/connect'
import { countUploads, type ImportKind } from '@voxdeck/db/jobs/jobs'
import type { FastifyRequest } from 'fastify'
import { requireProject, requireSlide } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { parseInput } from '../../http/parse-input.ts'
import { uploadedName } from '../../http/uploaded-name.ts'
import { requireRecordable } from '../recordings/require-recordable.ts'
import { beginUploading } from './begin-uploading.ts'
import { checkNamedFile, importRules } from './import-rules.ts'

const readMetadata = (header: string | string[] | undefined): UploadMetadata => {
  try {
    return parseInput(uploadMetadataSchema, Metadata.parse(String(header ?? '')))
  } catch (error) {
    throw error instanceof HttpProblem ? error : new HttpProblem('invalid_request', 'Upload-Metadata')
  }
}

/** Limit of unfinished uploads of an account; the sweep removes abandoned ones after a day. */
export const mostUploads = 100

const checkSize = (kind: ImportKind, size: number): void => {
  const { mostBytes, tooLarge, empty } = importRules[kind]
  if (!(size > 0)) throw new HttpProblem(empty)
  if (size > mostBytes) throw new HttpProblem(tooLarge)
}

/** The project, slide and language that the upload is for; throws unless the user may write there. */
const requireTarget = async (db: Db, metadata: UploadMetadata, userId: string) => {
  if (metadata.kind === 'music') {
    const { projectId } = metadata
    await requireProject(db, { userId, projectId }, 'write')
    return { slideId: null, projectId }
  }
  const { slideId } = metadata
  const projectId = await requireSlide(db, { userId, slideId }, 'write')
  if (metadata.kind === 'clip') return { slideId, projectId }
  const { language } = metadata
  await requireRecordable(db, { projectId, language })
  return { slideId, language, projectId }
}

/** Checks what an upload is for, and inserts its job. Returns the job's id. */
export const beginUpload = async (
  { db }: Pick<Dependencies, 'db'>,
  { headers }: FastifyRequest,
  user: { id: string },
): Promise<string> => {
  const metadata = readMetadata(headers['upload-metadata'])
  const { kind, filetype: type } = metadata
  const name = uploadedName(metadata.filename, '')
  const size = Number(headers['upload-length'])
  checkNamedFile(kind, { name, type })
  checkSize(kind, size)
  const target = await requireTarget(db, metadata, user.id)
  if ((await countUploads(db, user.id)) >= mostUploads) throw new HttpProblem('too_many_requests')
  const { id } = await beginUploading(db, { kind, name, type, size, ...target, accountId: user.id })
  return id
}
