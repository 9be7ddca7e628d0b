import { endSessions as contract } from '@voxdeck/contracts/auth/end-sessions'
import { writeAudit } from '@voxdeck/db/audit/audit'
import { endSessions as endRows } from '@voxdeck/db/users/sessions'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { dropCookie, sessionCookie } from '../../http/session.ts'

export const endSessions = ({ db }: Dependencies) =>
  endpoint(contract, async ({ user, actor, reply }) => {
    await db.transaction().execute(async (trx) => {
      await endRows(trx, user.id)
      await writeAudit(trx, actor, { action: 'endSessions' })
    })
    dropCookie(reply, sessionCookie)
    return undefined
  })
