import type { Db } from '../connect.ts'

/** Who acts, and from which address; null for the product itself. */
export type Actor = { userId: string | null; address: string | null }

/** The actor of changes that no request asked for, as those of the demo. */
export const theProduct: Actor = { userId: null, address: null }

export type AuditEntry = { action: string; projectId?: string; subject?: string }

/** In the transaction of the change: there is no change without its entry, and no entry without its change. */
export const writeAudit = async (
  trx: Db,
  { userId, address }: Actor,
  { action, projectId, subject }: AuditEntry,
): Promise<void> => {
  await trx
    .insertInto('audit')
    .values({
      user_id: userId,
      address,
      action,
      project_id: projectId ?? null,
      subject: subject ?? null,
    })
    .execute()
}
