import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createObjectStore, ObjectMissing, type ObjectStore } from './object-store.ts'

const setting = (name: string): string => process.env[name] ?? ''

describe('a file that a jailed program left to be stored', () => {
  let store: ObjectStore
  let folder: string
  const key = 'put-file-test/left-behind'
  beforeAll(async () => {
    store = createObjectStore({
      endpoint: setting('S3_ENDPOINT'),
      region: setting('S3_REGION'),
      bucket: setting('S3_BUCKET'),
      accessKeyId: setting('S3_ACCESS_KEY_ID'),
      secretAccessKey: setting('S3_SECRET_ACCESS_KEY'),
    })
    folder = await mkdtemp(join(tmpdir(), 'voxdeck-put-file-'))
    await writeFile(join(folder, 'secret'), 'ours')
    await symlink(join(folder, 'secret'), join(folder, 'link'))
    execFileSync('/usr/bin/mkfifo', [join(folder, 'pipe')])
  })
  afterAll(async () => {
    store.close()
    await rm(folder, { recursive: true })
  })

  it.each(['link', 'pipe'])('and is a %s is refused', async (name) => {
    await expect(store.putFile(key, join(folder, name), 'video/mp4')).rejects.toThrow(/ELOOP|plain file/)
    await expect(store.open(key)).rejects.toThrow(ObjectMissing)
  })
})
