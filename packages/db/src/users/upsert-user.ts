import type { Db } from '../connect.ts'

export type Identity = { issuer: string; subject: string; email: string | null; firstName: string | null }

/** A user is identified by issuer and subject; name and e-mail are overwritten at each sign-in. */
export const upsertUser = async (
  db: Db,
  { issuer, subject, email, firstName }: Identity,
): Promise<string> => {
  const row = await db
    .insertInto('users')
    .values({ issuer, subject, email, first_name: firstName })
    .onConflict((conflict) =>
      conflict.columns(['issuer', 'subject']).doUpdateSet({ email, first_name: firstName }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}
