import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { type Client, createClient } from '@voxdeck/contracts/client'
import { connectDatabase, type Database } from '@voxdeck/db/connect'
import { startSession } from '@voxdeck/db/users/sessions'
import { upsertUser } from '@voxdeck/db/users/upsert-user'
import { productUrl } from '../product.ts'

const cookieName = '__Host-voxdeck'

export type NewPerson = { userId: string; client: Client; token: string }

export const openDatabase = (): Database =>
  connectDatabase({ url: process.env.DATABASE_URL ?? '', connections: 4 })

/** Somebody who has nothing yet and is signed in: what a test sees is what the test made. */
export const newPerson = async (
  { db }: Database,
  { firstName = 'Mira', email = null }: { firstName?: string | null; email?: string | null } = {},
): Promise<NewPerson> => {
  const userId = await upsertUser(db, { issuer: 'e2e', subject: randomUUID(), email, firstName })
  const token = randomBytes(32).toString('base64url')
  const tokenHash = createHash('sha256').update(token).digest()
  await startSession(db, { tokenHash, userId, expiresAt: new Date(Date.now() + 3_600_000) })
  const headers = { cookie: `${cookieName}=${token}`, origin: productUrl() }
  return { userId, token, client: createClient({ baseUrl: productUrl(), headers }) }
}

/** Gives a browser the person's session. */
export const signInAs = async (context: BrowserContext, { token }: NewPerson): Promise<void> => {
  await context.clearCookies()
  await context.addCookies([
    {
      name: cookieName,
      value: token,
      // A __Host- cookie is set only for https; the browser then sends it to http on localhost too.
      url: productUrl().replace('http:', 'https:'),
      secure: true,
      httpOnly: true,
      sameSite: 'Lax',
    },
  ])
}

/** The session ends on the server, as when it expires; the browser knows nothing of it. */
export const endSessions = async ({ db }: Database, { userId }: NewPerson): Promise<void> => {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
}
