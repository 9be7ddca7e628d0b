import { listSessions as contract } from '@voxdeck/contracts/auth/list-sessions'
import { listSessions as listRows } from '@voxdeck/db/users/sessions'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { hashToken, sessionCookie } from '../../http/session.ts'

export const listSessions = ({ db }: Dependencies) =>
  endpoint(contract, async ({ user, request }) => {
    const current = hashToken(request.cookies[sessionCookie] ?? '')
    const sessions = await listRows(db, user.id)
    return sessions.map(({ tokenHash, startedAt, usedAt, userAgent }) => ({
      userAgent,
      startedAt: startedAt.toISOString(),
      usedAt: usedAt.toISOString(),
      isCurrent: tokenHash.equals(current),
    }))
  })
