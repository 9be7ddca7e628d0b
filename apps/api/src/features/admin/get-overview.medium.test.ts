import { randomUUID } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getOverview } from '@voxdeck/contracts/admin/get-overview'
import { getUser } from '@voxdeck/contracts/auth/get-user'
import { createClient } from '@voxdeck/contracts/client'
import { cacheTranslatedSentences } from '@voxdeck/db/translating/translated-sentences'
import { ada, boon } from '@voxdeck/dev/identity-provider/people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problemOf } from '../../../testing/problem-of.ts'
import { publishLanguages } from '../../../testing/publish-languages.ts'
import { startTestApi, type TestApi } from '../../../testing/test-api.ts'

describe('the administration', () => {
  let api: TestApi
  beforeAll(async () => {
    const dist = await mkdtemp(join(tmpdir(), 'voxdeck-dist-'))
    for (const name of ['index.html', 'visitor.html']) await writeFile(join(dist, name), name)
    api = await startTestApi({ ADMIN_EMAILS: boon.email, WEB_DIST: dist })
  })
  afterAll(() => api.stop())

  it('H4 W10 is not found by those whom the configuration does not name; who is signed out is told so', async () => {
    const { client } = await api.signIn(ada)
    expect(await problemOf(client.call(getOverview))).toEqual([404, 'not_found'])
    const nobody = createClient({ baseUrl: api.address })
    expect(await problemOf(nobody.call(getOverview))).toEqual([401, 'unauthorized'])
  })

  it('H4 its page answers as any address that is none, except to those it names, who are told', async () => {
    const open = async (headers = {}) => {
      const answer = await fetch(`${api.address}/admin`, { headers })
      return [answer.status, await answer.text(), answer.headers.get('cache-control')]
    }
    const nowhere = await fetch(`${api.address}/nowhere`)
    const missing = [nowhere.status, await nowhere.text(), nowhere.headers.get('cache-control')]
    expect(missing[0]).toBe(404)
    const [one, other] = [await api.signIn(ada), await api.signIn(boon)]
    expect(await open()).toEqual(missing)
    expect(await open(one.headers)).toEqual(missing)
    expect((await open(other.headers))[0]).toBe(200)
    expect((await one.client.call(getUser, {})).isAdministrator).toBe(false)
    expect((await other.client.call(getUser, {})).isAdministrator).toBe(true)
  })

  it('H4 tells of providers and their health, of voices, and of characters sent by day and provider', async () => {
    await publishLanguages(api)
    const { db } = api.dependencies
    await db.deleteFrom('translation_usage').execute()
    for (const characters of [100, 23])
      await cacheTranslatedSentences(db, {
        projectId: randomUUID(),
        provider: 'deepl',
        characters,
        sentences: new Map(),
      })
    const { client } = await api.signIn(boon)
    const overview = await client.call(getOverview)
    expect(overview.hasWorker).toBe(true)
    expect(overview.translators.map(({ id, trouble }) => [id, trouble?.code ?? null])).toEqual([
      ['apertium', null],
      ['deepl', 'translation_refused'],
    ])
    expect(overview.translators[1]?.trouble?.message).toContain('key')
    expect(overview.voices).toContainEqual(
      expect.objectContaining({ id: 'lucia', language: 'es', engine: expect.any(String) }),
    )
    const day = new Date().toISOString().slice(0, 10)
    expect(overview.usage).toEqual([{ day, provider: 'deepl', characters: 123, requests: 2 }])
  })
})
