import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { type Client, createClient } from '@voxdeck/contracts/client'
import { connectDatabase, type Database } from '@voxdeck/db/connect'
import { startSession } from '@voxdeck/db/users/sessions'
import { upsertUser } from '@voxdeck/db/users/upsert-user'
import { productUrl } from './product.ts'
import { setSessionCookie } from './session-cookie.ts'

export type NewPerson = { userId: string; cookie: string }

const sessionMs = 24 * 3_600_000

export const openDatabase = (url = process.env.DATABASE_URL ?? ''): Database =>
  connectDatabase({ url, connections: 4 })

const cookieName = '__Host-voxdeck'

const start = (db: Database['db'], userId: string, token: string): Promise<void> =>
  startSession(db, {
    tokenHash: createHash('sha256').update(token).digest(),
    userId,
    expiresAt: new Date(Date.now() + sessionMs),
    userAgent: null,
  })

/** Creates a signed-in user without projects, so that a test sees only what it made. */
export const newPerson = async (
  { db }: Database,
  { firstName = 'Mira', email = null }: { firstName?: string | null; email?: string | null } = {},
): Promise<NewPerson> => {
  const userId = await upsertUser(db, { issuer: 'e2e', subject: randomUUID(), email, firstName })
  const token = randomBytes(32).toString('base64url')
  await start(db, userId, token)
  return { userId, cookie: `${cookieName}=${token}` }
}

export const clientOf = (url: string, { cookie }: NewPerson): Client =>
  createClient({ baseUrl: url, headers: { cookie, origin: url } })

/** Replaces the browser's cookies with the user's session. */
export const signInAs = async (context: BrowserContext, { cookie }: NewPerson): Promise<void> => {
  await context.clearCookies()
  await setSessionCookie(context, productUrl(), cookie)
}

/** Deletes the user's sessions on the server, as when they expire; the browser does not learn of it. */
export const endSessions = async ({ db }: Database, { userId }: NewPerson): Promise<void> => {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
}

/** The user signs in again: the browser's cookie is that of a session once more. */
export const renewSession = ({ db }: Database, { userId, cookie }: NewPerson): Promise<void> =>
  start(db, userId, cookie.slice(cookieName.length + 1))
