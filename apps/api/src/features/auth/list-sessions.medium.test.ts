import { endSessions } from '@voxdeck/contracts/auth/end-sessions'
import { getUser } from '@voxdeck/contracts/auth/get-user'
import { listSessions } from '@voxdeck/contracts/auth/list-sessions'
import { createClient } from '@voxdeck/contracts/client'
import { startSession } from '@voxdeck/db/users/sessions'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newPerson } from '../../../testing/new-person.ts'
import { problemOf } from '../../../testing/problem-of.ts'
import { startTestApi, type TestApi } from '../../../testing/test-api.ts'
import { hashToken, newToken, sessionCookie } from '../../http/session.ts'

const dayMs = 24 * 3600 * 1000

describe('where a person is signed in', () => {
  let api: TestApi
  let person: Awaited<ReturnType<typeof newPerson>>
  beforeAll(async () => {
    api = await startTestApi({ LOG_LEVEL: 'silent' })
  })
  afterAll(() => api.stop())
  beforeEach(async () => {
    person = await newPerson(api)
  })

  /** The person signs in with another browser. */
  const signInWith = async (userAgent: string | null, lifeMs = dayMs) => {
    const token = newToken()
    await startSession(api.dependencies.db, {
      tokenHash: hashToken(token),
      userId: person.userId,
      expiresAt: new Date(Date.now() + lifeMs),
      userAgent,
    })
    const headers = { cookie: `${sessionCookie}=${token}`, origin: api.address }
    return { token, client: createClient({ baseUrl: api.address, headers }) }
  }
  const setUsed = (token: string, usedAt: Date) =>
    api.dependencies.db
      .updateTable('sessions')
      .set({ used_at: usedAt })
      .where('token_hash', '=', hashToken(token))
      .execute()

  it('W12 lists the sessions that have not expired, the last used first, and says which one asks', async () => {
    const phone = await signInWith('Phone')
    await setUsed(phone.token, new Date(Date.now() - 2 * dayMs))
    await signInWith('Expired', -1000)
    const listed = await person.client.call(listSessions)
    expect(listed.map(({ userAgent, isCurrent }) => ({ userAgent, isCurrent }))).toEqual([
      { userAgent: null, isCurrent: true },
      { userAgent: 'Phone', isCurrent: false },
    ])
    expect(Date.parse(listed[0]?.startedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
  })

  it('W12 lists nobody else, and tells no token', async () => {
    const other = await newPerson(api)
    const { token } = await signInWith('Phone')
    const listed = JSON.stringify(await person.client.call(listSessions))
    expect(listed).not.toContain(token)
    expect(listed).not.toContain(hashToken(token).toString('hex'))
    expect(await other.client.call(listSessions)).toHaveLength(1)
  })

  it('remembers the use of a session, at most once an hour', async () => {
    const phone = await signInWith('Phone')
    const used = async () =>
      Date.parse(
        (await person.client.call(listSessions)).find(({ userAgent }) => userAgent === 'Phone')?.usedAt ?? '',
      )
    const halfHourAgo = new Date(Date.now() - 1_800_000)
    await setUsed(phone.token, halfHourAgo)
    await phone.client.call(getUser)
    expect(await used()).toBe(halfHourAgo.getTime())
    await setUsed(phone.token, new Date(Date.now() - dayMs))
    await phone.client.call(getUser)
    expect(await used()).toBeGreaterThan(Date.now() - 60_000)
  })

  it('keeps the beginning of a name that is long', async () => {
    await signInWith('x'.repeat(5000))
    const listed = await person.client.call(listSessions)
    expect(Math.max(...listed.map(({ userAgent }) => userAgent?.length ?? 0))).toBe(300)
  })

  it('W12 ends them all, here too, and nobody else’s', async () => {
    const other = await newPerson(api)
    const phone = await signInWith('Phone')
    await person.client.call(endSessions)
    expect(await problemOf(person.client.call(getUser))).toEqual([401, 'unauthorized'])
    expect(await problemOf(phone.client.call(getUser))).toEqual([401, 'unauthorized'])
    expect((await other.client.call(getUser)).firstName).toBe('Somebody')
    const entries = await api.dependencies.db
      .selectFrom('audit')
      .where('user_id', '=', person.userId)
      .select('action')
      .execute()
    expect(entries).toEqual([{ action: 'endSessions' }])
  })
})
