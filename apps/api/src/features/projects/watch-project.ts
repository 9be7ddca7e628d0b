import { watchProject as contract } from '@voxdeck/contracts/projects/watch-project'
import { findRole } from '@voxdeck/db/projects/find-role'
import { findSessionUser } from '@voxdeck/db/users/sessions'
import type { Dependencies } from '../../dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { hashToken, sessionCookie } from '../../http/session.ts'
import { requireProject } from './project-access.ts'

const pulseMs = 15_000

export const watchProject = ({ db, events }: Dependencies) =>
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

    const unwatch = await events.watch(params.id, (news) => {
      for (const { name, data } of news) stream.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
    })
    // The pulse keeps the connection open, and ends it when the session or the membership has ended.
    const pulse = setInterval(() => {
      void stillMay().then(
        (may) => (may ? stream.write(': still here\n\n') : stream.end()),
        () => stream.end(),
      )
    }, pulseMs)
    stream.on('close', () => {
      clearInterval(pulse)
      unwatch()
    })
    return undefined
  })
