import { deleteAccount } from '@voxdeck/contracts/auth/delete-account'
import { getAccount } from '@voxdeck/contracts/auth/get-account'
import { getUser } from '@voxdeck/contracts/auth/get-user'
import { deleteProject } from '@voxdeck/contracts/projects/delete-project'
import { getProject } from '@voxdeck/contracts/projects/get-project'
import { recordArtifact } from '@voxdeck/db/artifacts/artifacts'
import { findSalt } from '@voxdeck/db/users/salts'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { isStored } from '@voxdeck/storage/testing/is-stored'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPerson } from '../../../testing/new-person.ts'
import { newProject } from '../../../testing/new-project.ts'
import { problemOf } from '../../../testing/problem-of.ts'
import { startTestApi, type TestApi } from '../../../testing/test-api.ts'

describe('deleting an account', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi({ LOG_LEVEL: 'silent' })
  })
  afterAll(() => api.stop())

  /** Something spoken for this person. */
  const speak = async (userId: string, key: string) => {
    const { db, store } = api.dependencies
    const objectKey = objectKeys.artifact('sentence', key, 'hash')
    await store.put(objectKey, 'said', 'application/octet-stream')
    const salt = await findSalt(db, { userId })
    await recordArtifact(db, { kind: 'sentence', key, salt, objectKey, size: 4, hash: 'hash', facts: {} })
    return objectKey
  }
  const picturesOf = async (projectId: string) => {
    const rows = await api.dependencies.db
      .selectFrom('slides')
      .where('project_id', '=', projectId)
      .select(['picture_filename'])
      .execute()
    return rows.map((row) => objectKeys.picture(row.picture_filename))
  }

  it('takes projects, deleted ones too, files and what was spoken with it, at once, and leaves others alone', async () => {
    const [leaving, staying] = [await newPerson(api), await newPerson(api)]
    const open = await newProject(leaving, 2)
    const deleted = await newProject(leaving, 1)
    const others = await newProject(staying, 1)
    const gone = [...(await picturesOf(open.id)), ...(await picturesOf(deleted.id))]
    const kept = await picturesOf(others.id)
    gone.push(await speak(leaving.userId, `leaving-${leaving.userId}`))
    kept.push(await speak(staying.userId, `staying-${staying.userId}`))
    await leaving.client.call(deleteProject, { params: { id: deleted.id } })

    const account = await leaving.client.call(getAccount)
    expect(account).toMatchObject({ projects: 2, videos: 0 })
    expect(account.bytes).toBeGreaterThan(0)
    await leaving.client.call(deleteAccount)

    expect(await problemOf(leaving.client.call(getUser))).toEqual([401, 'unauthorized'])
    const { rows } = await api.dependencies.pool.query(
      `select from users where id = $1 union all select from projects where id = any($2)
       union all select from members where user_id = $1 union all select from sessions where user_id = $1`,
      [leaving.userId, [open.id, deleted.id]],
    )
    expect(rows).toHaveLength(0)
    const { store } = api.dependencies
    const areStored = (keys: string[]) => Promise.all(keys.map((key) => isStored(store, key)))
    await expect.poll(() => areStored(gone), { timeout: 10_000 }).toEqual(gone.map(() => false))
    expect(await areStored(kept)).toEqual(kept.map(() => true))
    expect((await staying.client.call(getProject, { params: { id: others.id } })).id).toBe(others.id)
  })
})
