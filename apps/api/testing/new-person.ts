import { randomUUID } from 'node:crypto'
import { createClient } from '@voxdeck/contracts/client'
import { startSession } from '@voxdeck/db/users/sessions'
import { upsertUser } from '@voxdeck/db/users/upsert-user'
import { hashToken, newToken, sessionCookie } from '../src/http/session.ts'
import type { SignedIn, TestApi } from './test-api.ts'

/** A new signed-in user without projects, for tests that count what a user has. */
export const newPerson = async ({
  address,
  dependencies: { db },
}: Pick<TestApi, 'address' | 'dependencies'>) => {
  const subject = randomUUID()
  const userId = await upsertUser(db, { issuer: 'test', subject, email: null, firstName: 'Somebody' })
  const token = newToken()
  await startSession(db, {
    tokenHash: hashToken(token),
    userId,
    expiresAt: new Date(Date.now() + 3_600_000),
    userAgent: null,
  })
  const headers = { cookie: `${sessionCookie}=${token}`, origin: address }
  const person: SignedIn = { headers, client: createClient({ baseUrl: address, headers }) }
  return { ...person, userId }
}
