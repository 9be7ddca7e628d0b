import { watchProject as contract } from '@voxdeck/contracts/projects/watch-project'
import { findRole } from '@voxdeck/db/projects/find-role'
import { findSessionUser } from '@voxdeck/db/users/sessions'
import type { Dependencies } from '../../dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { hashToken, sessionCookie } from '../../http/session.ts'
import type { ProjectEvent } from './event-hub.ts'
import { requireProject } from './project-access.ts'

export const watchProject = ({ db, events, eventPulseMs }: Dependencies) =>
  endpoint(contract, async ({ params, user, request, reply }) => {
    const member = { userId: user.id, projectId: params.id }
    await requireProject(db, member, 'read')

    const tokenHash = hashToken(request.cookies[sessionCookie] ?? '')
    const stillMay = async () =>
      (await findSessionUser(db, tokenHash)) !== null && (await findRole(db, member)) !== null

    reply.hijack()
    const stream = reply.raw
    stream.writeHead(200, {
      ...reply.getHeaders(),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // A proxy that collects the answer would hold the events back.
      'x-accel-buffering': 'no',
    } as Record<string, string>)
    stream.write('retry: 2000\n\n')

    const write = (text: string) => {
      // A write after the end raises an error that nobody hears, and that would end the process.
      if (!stream.writableEnded) stream.write(text)
    }
    const send = (news: readonly ProjectEvent[]) => {
      for (const { name, data } of news) write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
    }
    const end = () => stream.end()
    const unwatch = events.watch(params.id, send)
    // The pulse keeps the connection open, and ends it when the session or the membership has ended.
    const pulse = setInterval(() => {
      void stillMay().then((may) => (may ? write(': still here\n\n') : end()), end)
    }, eventPulseMs)
    const stop = () => {
      clearInterval(pulse)
      unwatch()
    }
    stream.on('close', stop)
    // Whoever left before that was listened for is gone all the same.
    if (stream.destroyed) stop()
    await events.state(params.id).then(send, end)
    return undefined
  })
