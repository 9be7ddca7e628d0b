import { changeMusic } from '@voxdeck/contracts/music/change-music'
import { musicLimits } from '@voxdeck/contracts/music/music'
import { removeMusic } from '@voxdeck/contracts/music/remove-music'
import type { Problem } from '@voxdeck/contracts/operation'
import { deleteProject } from '@voxdeck/contracts/projects/delete-project'
import { duplicateProject } from '@voxdeck/contracts/projects/duplicate-project'
import { getProject } from '@voxdeck/contracts/projects/get-project'
import { getSpace } from '@voxdeck/contracts/projects/get-space'
import { setMusic } from '@voxdeck/db/music/music'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { randomFilename } from '@voxdeck/storage/random-filename'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newProject } from '../../../testing/new-project.ts'
import { type SignedIn, startTestApi, type TestApi } from '../../../testing/test-api.ts'

describe('the music of a project', () => {
  let api: TestApi
  let owner: SignedIn
  let id: string
  beforeAll(async () => {
    api = await startTestApi({ LOG_LEVEL: 'silent' })
    owner = await api.signIn(ada)
    id = (await newProject(owner, 1)).id
    await api.dependencies.pool.query('delete from toolchains')
  })
  afterAll(() => api.stop())

  const send = async (file: Blob | null, name = 'tide.mp3') => {
    const form = new FormData()
    if (file) form.set('music', file, name)
    const options = { method: 'POST', headers: owner.headers, body: form }
    const response = await fetch(`${api.address}/api/projects/${id}/music`, options)
    return [response.status, ((await response.json()) as Problem).code]
  }
  const keep = async () => {
    const filename = randomFilename('flac')
    await api.dependencies.store.put(objectKeys.music(filename), 'music', 'audio/flac')
    const facts = { name: 'tide.mp3', hash: 'hash', samples: 96_000, lufs: -20, size: 5 }
    await setMusic(api.dependencies.db, id, { filename, ...facts })
  }
  const project = () => owner.client.call(getProject, { params: { id } })

  it('R22 is refused by its name and size, and needs a worker, whose jail is the only place that opens it', async () => {
    expect(await send(null)).toEqual([415, 'music_type'])
    expect(await send(new Blob(['x']), 'tide.txt')).toEqual([415, 'music_type'])
    const large = new Blob([new Uint8Array(musicLimits.bytes + 1)])
    expect(await send(large)).toEqual([413, 'music_too_large'])
    expect(await send(new Blob(['x']), 'TIDE.MP3')).toEqual([503, 'no_worker'])
    expect((await project()).music).toBeNull()
  })

  it('R22 R25 is said, made louder, counted, copied with its project, and taken away', async () => {
    const params = { id }
    await expect(owner.client.call(changeMusic, { params, body: { volume: 'loud' } })).rejects.toMatchObject({
      status: 404,
    })
    const without = await project()
    await keep()
    expect((await project()).music).toEqual({ name: 'tide.mp3', seconds: 2, volume: 'quiet' })
    expect((await project()).hashesNow).not.toEqual(without.hashesNow)
    expect((await owner.client.call(getSpace, { params })).music).toBe(5)
    const louder = await owner.client.call(changeMusic, { params, body: { volume: 'loud' } })
    expect(louder.volume).toBe('loud')
    const copy = await owner.client.call(duplicateProject, { params })
    expect(copy.music).toEqual(louder)
    await owner.client.call(removeMusic, { params })
    expect(await project()).toMatchObject({ music: null, hashesNow: without.hashesNow })
    await expect(owner.client.call(removeMusic, { params })).rejects.toMatchObject({ status: 404 })
    expect((await owner.client.call(getProject, { params: { id: copy.id } })).music).toEqual(louder)
    await owner.client.call(deleteProject, { params: { id: copy.id } })
  })
})
