import { idSchema } from '@voxdeck/contracts/operation'
import { uploadsPath } from '@voxdeck/contracts/uploads/uploads-path'
import { endJob, findJob, runningImport } from '@voxdeck/db/jobs/jobs'
import { uploadObjects } from '@voxdeck/storage/object-keys'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { beginUpload } from './begin-upload.ts'
import { createTusServer } from './create-tus-server.ts'
import { finishUpload } from './finish-upload.ts'

type TakeTurn = (userId: string, reply: FastifyReply) => Promise<void>

const tusHeaders = { 'tus-resumable': '1.0.0', 'cache-control': 'no-store' }

const allOf = (bytes: number) => ({ 'upload-offset': bytes, 'upload-length': bytes })

/** Resumable uploads, in the tus protocol: create, ask how far it came, go on, give up. */
export const serveUploads = (app: FastifyInstance, dependencies: Dependencies, takeTurn: TakeTurn): void => {
  const { db, store, delivery } = dependencies
  const tus = createTusServer(dependencies)

  /** The tus server writes the response itself, with the headers that the hooks have set. */
  const handOver = (reply: FastifyReply) => {
    reply.hijack()
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value)
    return reply.raw
  }
  const answer = ({ raw: request }: FastifyRequest, reply: FastifyReply) =>
    tus.handle(request, handOver(reply))
  const userOf = ({ user }: FastifyRequest) => {
    if (!user) throw new HttpProblem('unauthorized')
    return user
  }
  const idOf = ({ params }: FastifyRequest): string => {
    const id = idSchema.safeParse((params as { id: string }).id)
    if (!id.success) throw new HttpProblem('not_found')
    return id.data
  }
  const findUpload = async (request: FastifyRequest) => {
    const job = await runningImport(db, idOf(request), userOf(request).id)
    if (!job) throw new HttpProblem('not_found')
    return job
  }
  const findImported = async (request: FastifyRequest) => {
    const job = await findJob(db, { jobId: idOf(request), accountId: userOf(request).id })
    return job?.input && job.status === 'done' ? job : null
  }

  void app.register(async (scope) => {
    // The tus server reads the body.
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => done(null))
    scope.addHook('onRequest', async (request, reply) => takeTurn(userOf(request).id, reply))

    scope.post(uploadsPath, async (request, reply) => {
      const jobId = await beginUpload(dependencies, request, userOf(request))
      await tus.create(jobId, request.raw, handOver(reply))
      if (reply.raw.statusCode !== 201) await endJob(db, jobId, { status: 'cancelled' })
    })

    scope.patch(`${uploadsPath}/:id`, async (request, reply) => {
      const { stage } = await findUpload(request)
      if (stage !== 'uploading') throw new HttpProblem('not_found')
      await answer(request, reply)
    })

    scope.head(`${uploadsPath}/:id`, async (request, reply) => {
      const imported = await findImported(request)
      // The response to the last PATCH was lost, and the import has ended since.
      if (imported) return reply.headers({ ...tusHeaders, ...allOf(imported.planned) }).send()
      const { id, size, stage } = await findUpload(request)
      await answer(request, reply)
      // The process that received the last PATCH died before it sent the import's message.
      if (stage === 'uploading' && Number(reply.raw.getHeader('upload-offset')) === size)
        await finishUpload(dependencies, id)
    })

    scope.delete(`${uploadsPath}/:id`, async (request, reply) => {
      const { id, stage, uploadKey } = await findUpload(request)
      await delivery.transact(async (trx, send) => {
        await endJob(trx, id, { status: 'cancelled' })
        if (stage === 'importing') await send({ kind: 'cancelImport', jobId: id })
      })
      if (stage === 'importing') return reply.status(204).send()
      await answer(request, reply)
      // The tus server leaves the last incomplete part.
      for (const key of uploadObjects(uploadKey)) await store.remove(key)
    })
  })
}
