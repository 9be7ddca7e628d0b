import { deleteAccount as contract } from '@voxdeck/contracts/auth/delete-account'
import { writeAudit } from '@voxdeck/db/audit/audit'
import { deleteUser, listOwnProjects } from '@voxdeck/db/users/accounts'
import { purgeProject, removeLeftObjects } from '@voxdeck/delivery/purge-project'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { dropCookie, sessionCookie } from '../../http/session.ts'

/** Project by project, then the person: when it breaks off, the account is still there and can be deleted again. */
export const deleteAccount = ({ db, delivery }: Dependencies) =>
  endpoint(contract, async ({ user, actor, reply }) => {
    for (const projectId of await listOwnProjects(db, user.id)) await purgeProject(delivery, projectId, actor)
    await delivery.transact(async (trx, send) => {
      await deleteUser(trx, user.id)
      await writeAudit(trx, actor, { action: 'deleteAccount' })
      await removeLeftObjects(trx, send, `account ${user.id}`)
    })
    dropCookie(reply, sessionCookie)
    return undefined
  })
