import type { Db } from '../connect.ts'

/** Made with the database; its object store holds the same. */
export const findInstallationId = async (db: Db): Promise<string> => {
  const { id } = await db.selectFrom('installation').select('id').executeTakeFirstOrThrow()
  return id
}
