import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createCachedStore } from './cached-store.ts'
import type { ObjectStore } from './object-store.ts'

let folder: string
let asked: string[]
let objects: Map<string, string>
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voxdeck-cache-'))
  asked = []
  objects = new Map()
})
afterEach(() => rm(folder, { recursive: true }))

/** The operations of the object store that the cache calls. */
const behind = () =>
  ({
    putFile: async (key: string, path: string) => {
      objects.set(key, await readFile(path, 'utf8'))
      return (objects.get(key) ?? '').length
    },
    getFile: async (key: string, path: string) => {
      asked.push(key)
      await writeFile(path, objects.get(key) ?? '')
    },
    getText: async (key: string) => {
      asked.push(key)
      return objects.get(key) ?? ''
    },
    remove: async (key: string) => {
      objects.delete(key)
    },
  }) as unknown as ObjectStore

const open = (mostBytes = 1000) =>
  createCachedStore(behind(), { directory: join(folder, 'cache'), mostBytes })
const target = () => join(folder, 'target')
const read = async (store: ObjectStore, key: string) => {
  await store.getFile(key, target())
  return readFile(target(), 'utf8')
}

it('asks once for what never changes, and each time for what may', async () => {
  objects.set('pictures/a', 'one').set('calibrations/a', 'old')
  const store = await open()
  expect([await read(store, 'pictures/a'), await read(store, 'pictures/a')]).toEqual(['one', 'one'])
  expect(await store.getText('calibrations/a')).toBe('old')
  objects.set('calibrations/a', 'new')
  expect(await store.getText('calibrations/a')).toBe('new')
  expect(asked).toEqual(['pictures/a', 'calibrations/a', 'calibrations/a'])
})

it('has what it stored, and gives copies: nobody can change what it keeps', async () => {
  const store = await open()
  await writeFile(target(), 'made')
  await store.putFile('artifacts/shot/aa', target(), 'video/mp4')
  await read(store, 'artifacts/shot/aa')
  await writeFile(target(), 'spoilt')
  expect(await read(store, 'artifacts/shot/aa')).toBe('made')
  expect(asked).toEqual([])
})

it('replaces its copy when an object is stored again', async () => {
  objects.set('artifacts/shot/aa', 'altered')
  const store = await open()
  await read(store, 'artifacts/shot/aa')
  await writeFile(target(), 'made anew')
  await store.putFile('artifacts/shot/aa', target(), 'video/mp4')
  expect(await read(store, 'artifacts/shot/aa')).toBe('made anew')
})

it('keeps no more than it may: what was used last stays, and nothing too large comes in', async () => {
  const store = await open(100)
  for (const name of ['a', 'b', 'c', 'd']) objects.set(`pictures/${name}`, name.repeat(25))
  objects.set('pictures/e', 'e'.repeat(25)).set('pictures/large', 'x'.repeat(26))
  for (const name of ['a', 'b', 'c', 'd', 'a', 'e', 'large']) await read(store, `pictures/${name}`)
  asked = []
  for (const name of ['a', 'c', 'd', 'e']) await read(store, `pictures/${name}`)
  expect(asked).toEqual([])
  await read(store, 'pictures/b')
  await read(store, 'pictures/large')
  expect(asked).toEqual(['pictures/b', 'pictures/large'])
  expect(await readdir(join(folder, 'cache'))).toHaveLength(4)
})

it('asks again when its file is gone, and forgets what is removed', async () => {
  const store = await open()
  objects.set('plans/p/1.json', '{}')
  await store.getText('plans/p/1.json')
  await rm(join(folder, 'cache'), { recursive: true })
  expect(await store.getText('plans/p/1.json').catch(() => 'failed')).toBe('{}')
  const other = await open()
  await other.getText('plans/p/1.json')
  await other.remove('plans/p/1.json')
  expect(await other.getText('plans/p/1.json')).toBe('')
})
