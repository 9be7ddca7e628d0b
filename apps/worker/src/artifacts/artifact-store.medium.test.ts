import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { findArtifact } from '@voxdeck/db/artifacts/artifacts'
import type { Database } from '@voxdeck/db/connect'
import { createMigratedDatabase } from '@voxdeck/db/testing/test-database'
import { createWorkbench, type Workbench } from '@voxdeck/media/testing/workbench'
import { hashBytes } from '@voxdeck/storage/content-hash'
import { createObjectStore, type ObjectStore } from '@voxdeck/storage/object-store'
import { type ObjectStoreSettings, objectStoreConfig } from '@voxdeck/storage/object-store-settings'
import { isArtifactLost } from '@voxdeck/workflows/artifact-lost'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ArtifactStore, createArtifactStore } from './artifact-store.ts'

describe('artifacts', () => {
  let bench: Workbench
  let database: Database
  let store: ObjectStore
  let artifacts: ArtifactStore
  beforeAll(async () => {
    bench = await createWorkbench()
    database = await createMigratedDatabase()
    store = createObjectStore(objectStoreConfig(process.env as unknown as ObjectStoreSettings))
    artifacts = createArtifactStore({ ...database, store })
  })
  afterAll(async () => {
    await bench.scratch.dispose()
    store.close()
    await database.close()
  })

  const newId = () => ({ kind: 'sentence', key: randomUUID().replaceAll('-', '') })
  const makerOf = (text: string) => async () => {
    const { path } = bench.scratch.file(randomUUID())
    await writeFile(path, text)
    return { path, contentType: 'text/plain', facts: { length: text.length } }
  }
  const fetched = async ({ kind, key }: { kind: string; key: string }) =>
    readFile((await artifacts.fetch(bench.scratch, kind, [key]))(key), 'utf8')

  it('are stored under the hash of their bytes, with their size', async () => {
    const id = newId()
    const { objectKey } = await artifacts.obtain(id, makerOf('said'))
    const hash = hashBytes(Buffer.from('said'))
    expect(objectKey).toBe(`artifacts/sentence/${id.key.slice(0, 2)}/${id.key}/${hash}`)
    expect(await findArtifact(database.db, id)).toEqual({ objectKey, size: 4, hash, facts: { length: 4 } })
    expect(await fetched(id)).toBe('said')
  })

  it.each([
    ['gone', (key: string) => store.remove(key)],
    ['truncated', (key: string) => store.put(key, 'sa', 'text/plain')],
    ['altered', (key: string) => store.put(key, 'SAID', 'text/plain')],
  ])('that are %s are found out when they are fetched, and made again', async (_, spoil) => {
    const [lost, sound] = [newId(), newId()]
    const { objectKey } = await artifacts.obtain(lost, makerOf('said'))
    await artifacts.obtain(sound, makerOf('sung'))
    await spoil(objectKey)
    const failure = await artifacts
      .fetch(bench.scratch, 'sentence', [sound.key, lost.key])
      .catch((error: unknown) => error)
    expect(isArtifactLost(failure)).toBe(true)
    expect(await artifacts.missing('sentence', [sound.key, lost.key])).toEqual([lost.key])
    expect(await artifacts.obtain(lost, makerOf('said'))).toMatchObject({ reused: false })
    expect(await fetched(lost)).toBe('said')
  })

  it('of a whole video are verified at once: those that are gone, truncated or altered are forgotten', async () => {
    const ids = [newId(), newId(), newId(), newId()]
    const made = await Promise.all(ids.map((id) => artifacts.obtain(id, makerOf('said'))))
    const objectKeyOf = (index: number) => made[index]?.objectKey ?? ''
    await store.remove(objectKeyOf(0))
    await store.put(objectKeyOf(1), 's', 'text/plain')
    await store.put(objectKeyOf(2), 'SAID', 'text/plain')
    const keys = ids.map(({ key }) => key)
    expect(await artifacts.forgetLost(bench.scratch, 'sentence', keys)).toBe(3)
    expect(await artifacts.missing('sentence', keys)).toEqual(keys.slice(0, 3))
  })

  it('from before hashes were kept get theirs when they are fetched', async () => {
    const id = newId()
    await artifacts.obtain(id, makerOf('said'))
    await database.pool.query('update artifacts set object_size = null, object_hash = null where key = $1', [
      id.key,
    ])
    expect(await fetched(id)).toBe('said')
    expect(await findArtifact(database.db, id)).toMatchObject({
      size: 4,
      hash: hashBytes(Buffer.from('said')),
    })
  })

  it('of a maker that never says the same twice, whose lease is lost: bytes and facts agree, 100 of 100', async () => {
    for (let run = 0; run < 100; run++) {
      const id = newId()
      const speak = () =>
        artifacts.obtain(id, async () => {
          const text = 'x'.repeat(1 + Math.floor(Math.random() * 1000)) + randomUUID()
          // The lease is taken away while the maker works, so that another one begins.
          await database.pool.query('delete from artifact_leases where key = $1', [id.key])
          await sleep(Math.random() * 5)
          return makerOf(text)()
        })
      const both = await Promise.all([speak(), speak()])
      const stored = await findArtifact<{ length: number }>(database.db, id)
      const bytes = await fetched(id)
      expect(bytes.length).toBe(stored?.facts.length)
      for (const { objectKey, facts } of both)
        expect({ objectKey, facts }).toEqual({
          objectKey: stored?.objectKey,
          facts: { length: bytes.length },
        })
    }
  })
})
