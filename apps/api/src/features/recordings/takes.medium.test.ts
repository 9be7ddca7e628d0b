import { getProject } from '@voxdeck/contracts/projects/get-project'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { deleteTake } from '@voxdeck/contracts/recordings/delete-take'
import { listTakes } from '@voxdeck/contracts/recordings/list-takes'
import { setRecording } from '@voxdeck/db/slides/recordings'
import { deleteExpiredSlides } from '@voxdeck/db/slides/replaced-files'
import { countProjectBytes } from '@voxdeck/db/space/count-bytes'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { randomFilename } from '@voxdeck/storage/random-filename'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newProject } from '../../../testing/new-project.ts'
import { type SignedIn, startTestApi, type TestApi } from '../../../testing/test-api.ts'

describe('R29 earlier takes of a slide', () => {
  let api: TestApi
  let owner: SignedIn
  beforeAll(async () => {
    api = await startTestApi()
    owner = await api.signIn(ada)
  })
  afterAll(() => api.stop())

  /** A slide that is recorded so often, each time a second longer. */
  const recordedSlide = async (times: number) => {
    const { id, images } = await newProject(owner, 1)
    const slideId = images[0]?.id ?? ''
    const urls: string[] = []
    for (let time = 1; time <= times; time++) {
      const filename = randomFilename('flac')
      await api.dependencies.store.put(objectKeys.recording(filename), 'a voice', 'audio/flac')
      const facts = { hash: `h${time}`, samples: time * 48_000, peaks: [time], size: 7 }
      await setRecording(api.dependencies.db, { projectId: id, slideId, language: 'en', filename, ...facts })
      urls.push(`/api/recordings/${filename}`)
    }
    const params = { projectId: id, imageId: slideId }
    return {
      id,
      urls,
      params,
      script: async () =>
        (await owner.client.call(getProject, { params: { id } })).slideScripts[0] ?? { takes: -1 },
      lengths: async () => (await owner.client.call(listTakes, { params })).map(({ duration }) => duration),
      change: (audioRecording: string | null) =>
        owner.client.call(updateProject, {
          params: { id },
          body: { slideScripts: [{ imageId: slideId, audioRecording }] },
        }),
    }
  }

  it('are what others replaced, newest first, and one is taken instead', async () => {
    const { urls, script, lengths, change, params } = await recordedSlide(3)
    expect(await lengths()).toEqual([2, 1])
    expect(await script()).toMatchObject({ audioRecording: urls[2], takes: 2 })
    await change(urls[0] ?? '')
    expect(await lengths()).toEqual([3, 2])
    expect(await script()).toMatchObject({ audioRecording: urls[0], recordingDuration: 1, takes: 2 })
    const [take] = await owner.client.call(listTakes, { params })
    expect(take).toMatchObject({ url: urls[2], peaks: [3] })
    const heard = await fetch(`${api.address}${urls[2] ?? ''}`, { headers: owner.headers })
    expect([heard.status, await heard.text()]).toEqual([200, 'a voice'])
  })

  it('stay when the recording is removed, which is none of them', async () => {
    const { urls, lengths, change, script } = await recordedSlide(2)
    await change(null)
    expect(await lengths()).toEqual([1])
    expect(await script()).toMatchObject({ audioRecording: null, takes: 1 })
    const gone = await fetch(`${api.address}${urls[1] ?? ''}`, { headers: owner.headers })
    expect(gone.status).toBe(404)
  })

  it('are deleted one by one, and ten are kept', async () => {
    const { urls, lengths, params } = await recordedSlide(12)
    expect(await lengths()).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
    const filename = urls[10]?.split('/').at(-1) ?? ''
    await owner.client.call(deleteTake, { params: { ...params, filename } })
    expect((await lengths())[0]).toBe(10)
    await expect(owner.client.call(deleteTake, { params: { ...params, filename } })).rejects.toMatchObject({
      problem: { code: 'not_found' },
    })
    // The one that is heard is no take.
    const current = urls[11]?.split('/').at(-1) ?? ''
    await expect(
      owner.client.call(deleteTake, { params: { ...params, filename: current } }),
    ).rejects.toMatchObject({ problem: { code: 'not_found' } })
  })

  it('count as space, and are not swept; deleted ones are', async () => {
    const { id, params, lengths } = await recordedSlide(3)
    const { db, pool } = api.dependencies
    expect((await countProjectBytes(db, id)).recordings).toBe(21)
    await pool.query(
      "update recordings set removed_at = now() - interval '30 days' where slide_id = $1 and removed_at is not null",
      [params.imageId],
    )
    const [first] = await owner.client.call(listTakes, { params })
    await owner.client.call(deleteTake, {
      params: { ...params, filename: first?.url.split('/').at(-1) ?? '' },
    })
    await deleteExpiredSlides(db, 14)
    expect(await lengths()).toEqual([1])
    const { rows } = await pool.query('select 1 from recordings where slide_id = $1', [params.imageId])
    expect(rows).toHaveLength(2)
  })
})
