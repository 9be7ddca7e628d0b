import type { Db } from '@voxdeck/db/connect'
import { findSessionUser } from '@voxdeck/db/users/sessions'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import type { Watcher } from '../../events/watchers.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { hashToken, sessionCookie } from '../../http/session.ts'

/** A client with more unread bytes is disconnected; a browser reconnects and gets the full state. */
const mostUnreadBytes = 1024 * 1024

/** Before an event, access is checked again only if the last check is older than this. */
const accessCheckMs = 1000

/** Open streams of one account: more than anybody has tabs. */
const mostStreams = 50

type Event = { name: string; data: unknown }

type Stream<E extends Event> = {
  userId: string
  request: FastifyRequest
  reply: FastifyReply
  /** Beside the session, which is checked for every stream. */
  hasAccess?: () => Promise<boolean>
  watch: (watcher: Watcher<E>) => () => void
  /** Sent first, and whatever happens meanwhile after it. */
  state: () => Promise<readonly E[]>
}

/** Counts streams by account; `open` is null for an account that has enough. */
const createStreamCounter = () => {
  const counts = new Map<string, number>()
  return {
    open: (userId: string): (() => void) | null => {
      const count = counts.get(userId) ?? 0
      if (count >= mostStreams) return null
      counts.set(userId, count + 1)
      return () => {
        const left = (counts.get(userId) ?? 1) - 1
        if (left > 0) counts.set(userId, left)
        else counts.delete(userId)
      }
    },
  }
}

const isSignedIn = async (db: Db, request: FastifyRequest): Promise<boolean> =>
  (await findSessionUser(db, hashToken(request.cookies[sessionCookie] ?? ''))) !== null

/** Answers requests with server-sent events for as long as the caller may read them. */
export const createEventStreams = ({ db, eventHeartbeatMs }: Dependencies) => {
  const streams = createStreamCounter()
  return async <E extends Event>({ userId, request, reply, watch, state, ...stream }: Stream<E>) => {
    const closeStream = streams.open(userId)
    if (!closeStream) throw new HttpProblem('too_many_requests')
    const hasAccess = async () => (await isSignedIn(db, request)) && (await stream.hasAccess?.()) !== false

    reply.hijack()
    const out = reply.raw
    out.writeHead(200, {
      ...reply.getHeaders(),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Otherwise a proxy would buffer the response and delay the events.
      'x-accel-buffering': 'no',
    } as Record<string, string>)
    out.write('retry: 2000\n\n')

    const write = (text: string) => {
      // A write after the end emits an error that has no listener and would end the process.
      if (out.writableEnded || out.destroyed) return
      if (out.writableLength > mostUnreadBytes) out.destroy()
      else out.write(text)
    }
    const end = () => out.end()
    let askedAt = Date.now()
    const deliver = async (news: readonly E[]) => {
      if (Date.now() - askedAt > accessCheckMs) {
        if (!(await hasAccess())) return end()
        askedAt = Date.now()
      }
      for (const { name, data } of news) write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
    }
    // Deliveries are chained, so that no event overtakes an earlier one during the access check.
    let delivered = Promise.resolve()
    const send = (news: readonly E[]) => {
      delivered = delivered.then(() => deliver(news)).then(undefined, () => void end())
    }
    const unwatch = watch({ send, end })
    // The heartbeat keeps the connection open, and closes it when the session or the membership has ended.
    const pulse = setInterval(() => {
      void hasAccess().then((may) => (may ? write(': still here\n\n') : end()), end)
    }, eventHeartbeatMs)
    let isStopped = false
    const stop = () => {
      if (isStopped) return
      isStopped = true
      clearInterval(pulse)
      unwatch()
      closeStream()
    }
    out.on('close', stop)
    // The socket may close before the listener is attached; check once after attaching.
    if (out.destroyed) stop()
    await state().then(send, end)
    return undefined
  }
}
