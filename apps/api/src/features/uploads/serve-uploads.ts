import { idSchema } from '@voxdeck/contracts/operation'
import { uploadsPath } from '@voxdeck/contracts/uploads/uploads-path'
import { endJob, runningImport } from '@voxdeck/db/jobs/jobs'
import { uploadObjects } from '@voxdeck/storage/object-keys'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { beginUpload } from './begin-upload.ts'
import { createTusServer } from './create-tus-server.ts'
import { finishUpload } from './finish-upload.ts'

type TakeTurn = (userId: string, reply: FastifyReply) => Promise<void>

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
  const findUpload = async (request: FastifyRequest) => {
    const id = idSchema.safeParse((request.params as { id: string }).id)
    const job = id.success ? await runningImport(db, id.data, userOf(request).id) : null
    if (!job) throw new HttpProblem('not_found')
    return job
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
      const { id, size, stage } = await findUpload(request)
      await answer(request, reply)
      // The process that received the last byte died before it could say so.
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
