import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { connectDatabase } from '@voxdeck/db/connect'
import { startSession } from '@voxdeck/db/users/sessions'
import { upsertUser } from '@voxdeck/db/users/upsert-user'

export type NewPerson = { userId: string; cookie: string }

/** Somebody signed in for the first time: no other test changes what they have. */
export const newPerson = async (
  databaseUrl: string,
  { firstName, email }: { firstName: string | null; email: string | null },
): Promise<NewPerson> => {
  const database = connectDatabase({ url: databaseUrl, connections: 1 })
  try {
    const identity = { issuer: 'e2e', subject: randomUUID(), firstName, email }
    const userId = await upsertUser(database.db, identity)
    const token = randomBytes(32).toString('base64url')
    const tokenHash = createHash('sha256').update(token).digest()
    await startSession(database.db, { tokenHash, userId, expiresAt: new Date(Date.now() + 86_400_000) })
    return { userId, cookie: `__Host-voxdeck=${token}` }
  } finally {
    await database.close()
  }
}
