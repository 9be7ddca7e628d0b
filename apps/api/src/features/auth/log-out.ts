import { logOut as contract } from '@voxdeck/contracts/auth/log-out'
import { writeAudit } from '@voxdeck/db/audit/audit'
import { endSession } from '@voxdeck/db/users/sessions'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { dropCookie, hashToken, sessionCookie } from '../../http/session.ts'

export const logOut = ({ db }: Dependencies) =>
  endpoint(contract, async ({ request, reply, actor }) => {
    const token = request.cookies[sessionCookie]
    // A link on another site must not sign people out.
    const foreign = request.headers['sec-fetch-site'] === 'cross-site'
    if (token && !foreign) {
      await db.transaction().execute(async (trx) => {
        await endSession(trx, hashToken(token))
        if (actor.userId) await writeAudit(trx, actor, { action: 'logOut' })
      })
      dropCookie(reply, sessionCookie)
      request.log.info({ userId: request.user?.id }, 'signed out')
    }
    return reply.header('cache-control', 'no-store').redirect('/')
  })
