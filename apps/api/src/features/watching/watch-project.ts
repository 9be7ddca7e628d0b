import { watchProject as contract } from '@voxdeck/contracts/projects/watch-project'
import { findRole } from '@voxdeck/db/projects/find-role'
import { findSessionUser } from '@voxdeck/db/users/sessions'
import { requireProject } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import type { ProjectEvent } from '../../events/event-hub.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { hashToken, sessionCookie } from '../../http/session.ts'

/** A client with more unread bytes is disconnected; a browser reconnects and gets the full state. */
const mostUnreadBytes = 1024 * 1024

/** Before an event, access is checked again only if the last check is older than this. */
const accessCheckMs = 1000

/** Open streams of one account: more than anybody has tabs. */
const mostStreams = 50

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

export const watchProject = ({ db, events, eventHeartbeatMs }: Dependencies) => {
  const streams = createStreamCounter()
  return endpoint(contract, async ({ params, user, request, reply }) => {
    const member = { userId: user.id, projectId: params.id }
    await requireProject(db, member, 'read')
    const closeStream = streams.open(user.id)
    if (!closeStream) throw new HttpProblem('too_many_requests')

    const tokenHash = hashToken(request.cookies[sessionCookie] ?? '')
    const hasAccess = async () =>
      (await findSessionUser(db, tokenHash)) !== null && (await findRole(db, member)) !== null

    reply.hijack()
    const stream = reply.raw
    stream.writeHead(200, {
      ...reply.getHeaders(),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Otherwise a proxy would buffer the response and delay the events.
      'x-accel-buffering': 'no',
    } as Record<string, string>)
    stream.write('retry: 2000\n\n')

    const write = (text: string) => {
      // A write after the end emits an error that has no listener and would end the process.
      if (stream.writableEnded || stream.destroyed) return
      if (stream.writableLength > mostUnreadBytes) stream.destroy()
      else stream.write(text)
    }
    const end = () => stream.end()
    let askedAt = Date.now()
    const deliver = async (news: readonly ProjectEvent[]) => {
      if (Date.now() - askedAt > accessCheckMs) {
        if (!(await hasAccess())) return end()
        askedAt = Date.now()
      }
      for (const { name, data } of news) write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
    }
    // Deliveries are chained, so that no event overtakes an earlier one during the access check.
    let delivered = Promise.resolve()
    const send = (news: readonly ProjectEvent[]) => {
      delivered = delivered.then(() => deliver(news)).then(undefined, () => void end())
    }
    const unwatch = events.watch(params.id, { send, end })
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
    stream.on('close', stop)
    // The socket may close before the listener is attached; check once after attaching.
    if (stream.destroyed) stop()
    await events.state(params.id).then(send, end)
    return undefined
  })
}
