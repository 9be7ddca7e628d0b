import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashBytes } from './content-hash.ts'
import { createObjectStore, ObjectMissing, type ObjectStore } from './object-store.ts'

const setting = (name: string): string => process.env[name] ?? ''
const config = () => ({
  endpoint: setting('S3_ENDPOINT'),
  region: setting('S3_REGION'),
  bucket: setting('S3_BUCKET'),
  accessKeyId: setting('S3_ACCESS_KEY_ID'),
  secretAccessKey: setting('S3_SECRET_ACCESS_KEY'),
})

describe('the object store', () => {
  let store: ObjectStore
  let folder: string
  const newKey = () => `store-test/${randomUUID()}`
  beforeAll(async () => {
    store = createObjectStore(config())
    folder = await mkdtemp(join(tmpdir(), 'voxdeck-store-'))
  })
  afterAll(async () => {
    store.close()
    await rm(folder, { recursive: true })
  })

  const bytesOf = async (key: string, range?: string) => {
    const { body, ...facts } = await store.open(key, range)
    return { ...facts, bytes: Buffer.concat(await body.toArray()) }
  }

  it('gives back what was put, and its size', async () => {
    const key = newKey()
    const bytes = randomBytes(100_000)
    await store.put(key, bytes, 'image/png')
    const got = await bytesOf(key)
    expect(got.bytes.equals(bytes)).toBe(true)
    expect(got).toMatchObject({ size: 100_000, contentRange: null })
  })

  it('passes a stream of any length on, and keeps nothing of one that breaks', async () => {
    const key = newKey()
    const piece = randomBytes(3 * 1024 * 1024)
    await store.putStream(key, Readable.from([piece, piece, piece, piece]), 'video/mp4')
    expect(hashBytes((await bytesOf(key)).bytes)).toBe(hashBytes(Buffer.concat([piece, piece, piece, piece])))
    const broken = newKey()
    const breaking = Readable.from(
      (async function* () {
        yield piece
        yield piece
        throw new Error('the sender went away')
      })(),
    )
    await expect(store.putStream(broken, breaking, 'video/mp4')).rejects.toThrow('the sender went away')
    await expect(store.open(broken)).rejects.toThrow(ObjectMissing)
  })

  it('keeps text in UTF-8', async () => {
    const key = newKey()
    await store.put(key, 'ท่าเรือ 🚢', 'application/json')
    expect(await store.getText(key)).toBe('ท่าเรือ 🚢')
  })

  it('an object that is put again is the new one', async () => {
    const key = newKey()
    await store.put(key, 'old', 'text/plain')
    await store.put(key, 'new', 'text/plain')
    expect(await store.getText(key)).toBe('new')
  })

  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ])('gives the range %s', async (range, text, contentRange) => {
    const key = newKey()
    await store.put(key, '0123456789', 'text/plain')
    const got = await bytesOf(key, range)
    expect(got.bytes.toString()).toBe(text)
    expect(got).toMatchObject({ size: text.length, contentRange })
  })

  it('says InvalidRange for a range past the end', async () => {
    const key = newKey()
    await store.put(key, '0123456789', 'text/plain')
    await expect(store.open(key, 'bytes=10-')).rejects.toMatchObject({ name: 'InvalidRange' })
  })

  it('says ObjectMissing for what is not there, however it is asked for', async () => {
    const key = newKey()
    await expect(store.open(key)).rejects.toThrow(ObjectMissing)
    await expect(store.open(key, 'bytes=0-1')).rejects.toThrow(ObjectMissing)
    await expect(store.getText(key)).rejects.toThrow(ObjectMissing)
    await expect(store.getFile(key, join(folder, 'missing'))).rejects.toThrow(ObjectMissing)
  })

  it('forgets what was removed, and does not mind when nothing was there', async () => {
    const key = newKey()
    await store.put(key, 'x', 'text/plain')
    await store.remove(key)
    await store.remove(key)
    await expect(store.open(key)).rejects.toThrow(ObjectMissing)
  })

  it('carries a large file in parts, there and back, byte for byte', async () => {
    const key = newKey()
    const bytes = randomBytes(40 * 1024 * 1024)
    await writeFile(join(folder, 'large'), bytes)
    expect(await store.putFile(key, join(folder, 'large'), 'video/mp4')).toBe(bytes.length)
    await store.getFile(key, join(folder, 'again'))
    expect(hashBytes(await readFile(join(folder, 'again')))).toBe(hashBytes(bytes))
    const edge = 16 * 1024 * 1024
    const across = await bytesOf(key, `bytes=${edge - 2}-${edge + 1}`)
    expect(across.bytes).toEqual(bytes.subarray(edge - 2, edge + 2))
  })

  it('carries an empty file', async () => {
    const key = newKey()
    await writeFile(join(folder, 'empty'), '')
    expect(await store.putFile(key, join(folder, 'empty'), 'text/plain')).toBe(0)
    expect(await store.getText(key)).toBe('')
  })

  it('the check answers for this bucket and not for another', async () => {
    await store.check()
    const other = createObjectStore({ ...config(), bucket: 'nobody-made-this' })
    await expect(other.check()).rejects.toMatchObject({ $metadata: { httpStatusCode: 404 } })
    other.close()
  })
})
