import { Readable } from 'node:stream'
import { ObjectMissing, type ObjectStore } from '@voxdeck/storage/object-store'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { HttpProblem } from './http-problem.ts'

export type ServedObject = {
  key: string
  contentType: string
  etag: string
  downloadName?: string | undefined
}

/** Timeout for a client that stops reading; a paused player continues with a range request. */
const readerPatienceMs = 60_000

const oneRange = /^bytes=(\d+-\d*|-\d+)$/

/** The range to request from the store; undefined (all) for a stale If-Range or an unsupported Range. */
const rangeOf = ({ headers }: FastifyRequest, etag: string): string | undefined => {
  const ifRange = headers['if-range']
  if (ifRange !== undefined && ifRange !== etag) return undefined
  return headers.range && oneRange.test(headers.range) ? headers.range : undefined
}

const attachment = (name: string): string => {
  const plain = name.replace(/[^\x20-\x7e]|["\\/]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`
}

/** Streams an immutable object. The caller has checked access for this request. */
export const sendObject = async (
  store: ObjectStore,
  request: FastifyRequest,
  reply: FastifyReply,
  { key, contentType, etag, downloadName }: ServedObject,
) => {
  reply.header('etag', etag).header('accept-ranges', 'bytes')
  // The browser may cache it but revalidates each time, so that revoked access takes effect at once.
  reply.header('cache-control', 'private, no-cache')
  if (request.headers['if-none-match'] === etag) return reply.status(304).send()
  const object = await open(store, key, rangeOf(request, etag))
  reply.type(contentType).header('content-length', object.size)
  if (downloadName) reply.header('content-disposition', attachment(downloadName))
  if (object.contentRange) reply.status(206).header('content-range', object.contentRange)
  reply.raw.setTimeout(readerPatienceMs, () => reply.raw.destroy())
  if (request.method !== 'HEAD') return reply.send(object.body)
  object.body.destroy()
  // An empty stream: for an empty string Fastify would send its length instead of the object's.
  return reply.send(Readable.from([]))
}

const open = async (store: ObjectStore, key: string, range: string | undefined) => {
  try {
    return await store.open(key, range)
  } catch (error) {
    if (error instanceof ObjectMissing) throw new HttpProblem('not_found')
    if ((error as Error).name === 'InvalidRange') return store.open(key)
    throw error
  }
}
