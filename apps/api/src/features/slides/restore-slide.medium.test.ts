import { getProject } from '@voxdeck/contracts/projects/get-project'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { deleteSlide } from '@voxdeck/contracts/slides/delete-slide'
import { getPicture } from '@voxdeck/contracts/slides/get-picture'
import { replacePicture } from '@voxdeck/contracts/slides/replace-picture'
import { restorePicture } from '@voxdeck/contracts/slides/restore-picture'
import { restoreSlide } from '@voxdeck/contracts/slides/restore-slide'
import { setClip } from '@voxdeck/db/slides/clips'
import { setRecording } from '@voxdeck/db/slides/recordings'
import { deleteExpiredSlides } from '@voxdeck/db/slides/replaced-files'
import { ada, boon } from '@voxdeck/dev/identity-provider/people'
import { randomFilename } from '@voxdeck/storage/random-filename'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newProject } from '../../../testing/new-project.ts'
import { problemOf } from '../../../testing/problem-of.ts'
import { plainPicture, type SignedIn, startTestApi, type TestApi } from '../../../testing/test-api.ts'

describe('S34 what was deleted or replaced', () => {
  let api: TestApi
  let owner: SignedIn
  beforeAll(async () => {
    api = await startTestApi()
    owner = await api.signIn(ada)
  })
  afterAll(() => api.stop())

  const read = (id: string) => owner.client.call(getProject, { params: { id } })
  const idsOf = async (id: string) => (await read(id)).images.map((image) => image.id)
  const scriptOf = async (id: string, imageId: string) =>
    (await read(id)).slideScripts.find((slide) => slide.imageId === imageId)
  const addFiles = async (projectId: string, slideId: string) => {
    const { db } = api.dependencies
    const [clip, recording] = [randomFilename('mp4'), randomFilename('flac')]
    const facts = { name: 'sea.mp4', hash: 'h', frames: 60, width: 640, height: 360, size: 1, hasSound: true }
    await setClip(db, { projectId, slideId, filename: clip, ...facts })
    await setRecording(db, {
      projectId,
      slideId,
      language: 'en',
      filename: recording,
      hash: 'h',
      samples: 48_000,
      peaks: [1],
      size: 1,
    })
    return { clip, recording }
  }

  it('a slide comes back to its place, under its id, with its words, recording and clip', async () => {
    const { id, images } = await newProject(owner, 3)
    const [first, second, third] = images.map((image) => image.id)
    const slideId = second ?? ''
    const body = {
      slideScripts: [{ imageId: slideId, script: 'Kept words.', selectedVoice: 'bella' }],
      slideTimings: [{ imageId: slideId, manualDuration: 12 }],
      thumbnailImageId: slideId,
    }
    await owner.client.call(updateProject, { params: { id }, body })
    const { clip, recording } = await addFiles(id, slideId)
    await owner.client.call(deleteSlide, { params: { projectId: id, imageId: slideId } })
    expect(await idsOf(id)).toEqual([first, third])
    expect((await read(id)).thumbnailImageId).toBeNull()
    const restored = await owner.client.call(restoreSlide, { params: { projectId: id, imageId: slideId } })
    expect(restored).toMatchObject({ id: slideId, orderIndex: 1, manualDuration: 12 })
    expect(await idsOf(id)).toEqual([first, second, third])
    expect((await read(id)).thumbnailImageId).toBe(slideId)
    expect(await scriptOf(id, slideId)).toMatchObject({
      script: 'Kept words.',
      selectedVoice: 'bella',
      audioRecording: `/api/recordings/${recording}`,
      videoUrl: `/api/clips/${clip}`,
      videoFilename: 'sea.mp4',
    })
  })

  it('a slide whose place is gone comes back at the end', async () => {
    const { id, images } = await newProject(owner, 3)
    const [first, second, third] = images.map((image) => image.id)
    for (const imageId of [third ?? '', second ?? ''])
      await owner.client.call(deleteSlide, { params: { projectId: id, imageId } })
    await owner.client.call(restoreSlide, { params: { projectId: id, imageId: third ?? '' } })
    expect(await idsOf(id)).toEqual([first, third])
  })

  it('a slide that is there, or of another project, or of another person, is not brought back', async () => {
    const { id, images } = await newProject(owner, 2)
    const other = await newProject(owner, 1)
    const imageId = images[0]?.id ?? ''
    const restore = (person: SignedIn, projectId: string) =>
      problemOf(person.client.call(restoreSlide, { params: { projectId, imageId } }))
    expect(await restore(owner, id)).toEqual([404, 'not_found'])
    await owner.client.call(deleteSlide, { params: { projectId: id, imageId } })
    expect(await restore(owner, other.id)).toEqual([404, 'not_found'])
    expect(await restore(await api.signIn(boon), id)).toEqual([404, 'not_found'])
    expect((await read(id)).images).toHaveLength(1)
  })

  it('the picture of a deleted slide is not served', async () => {
    const { id, images } = await newProject(owner, 1)
    const { id: imageId = '', filename = '' } = images[0] ?? {}
    await owner.client.call(deleteSlide, { params: { projectId: id, imageId } })
    expect(await problemOf(owner.client.call(getPicture, { params: { filename } }))).toEqual([
      404,
      'not_found',
    ])
  })

  it('a picture comes back, and the one that replaced it again', async () => {
    const { id, images } = await newProject(owner, 1)
    const { id: imageId = '', filename: before = '' } = images[0] ?? {}
    const params = { projectId: id, imageId }
    const replaced = await owner.client.call(replacePicture, {
      params,
      file: await plainPicture('#803020', 30, 20),
      filename: 'other.png',
      fields: {},
    })
    const back = await owner.client.call(restorePicture, { params, body: { filename: before } })
    expect(back).toMatchObject({ filename: before, width: images[0]?.width })
    const again = await owner.client.call(restorePicture, { params, body: { filename: replaced.filename } })
    expect(again).toMatchObject({ filename: replaced.filename, width: 30, height: 20 })
    const wrong = owner.client.call(restorePicture, { params, body: { filename: randomFilename('png') } })
    expect(await problemOf(wrong)).toEqual([404, 'not_found'])
  })

  it('a recording and a clip come back by their address; of another slide they do not', async () => {
    const { id, images } = await newProject(owner, 2)
    const [slideId = '', otherId = ''] = images.map((image) => image.id)
    const { clip, recording } = await addFiles(id, slideId)
    const save = (imageId: string, change: { audioRecording?: string | null; videoUrl?: string | null }) =>
      owner.client.call(updateProject, { params: { id }, body: { slideScripts: [{ imageId, ...change }] } })
    await save(slideId, { audioRecording: null, videoUrl: null })
    expect(await scriptOf(id, slideId)).toMatchObject({ audioRecording: null, videoUrl: null })
    const [audioRecording, videoUrl] = [`/api/recordings/${recording}`, `/api/clips/${clip}`]
    expect(await problemOf(save(otherId, { audioRecording }))).toEqual([404, 'not_found'])
    expect(await problemOf(save(otherId, { videoUrl }))).toEqual([404, 'not_found'])
    await save(slideId, { audioRecording, videoUrl })
    expect(await scriptOf(id, slideId)).toMatchObject({ audioRecording, videoUrl, videoHasSound: true })
  })

  it('is gone after the days for which it is kept', async () => {
    const { id, images } = await newProject(owner, 2)
    const [slideId = '', otherId = ''] = images.map((image) => image.id)
    const { recording } = await addFiles(id, otherId)
    const { db, pool } = api.dependencies
    await owner.client.call(deleteSlide, { params: { projectId: id, imageId: slideId } })
    const slideScripts = [{ imageId: otherId, audioRecording: null, videoUrl: null }]
    await owner.client.call(updateProject, { params: { id }, body: { slideScripts } })
    await deleteExpiredSlides(db, 14)
    await owner.client.call(restoreSlide, { params: { projectId: id, imageId: slideId } })
    await owner.client.call(deleteSlide, { params: { projectId: id, imageId: slideId } })
    const old = "now() - interval '15 days'"
    await pool.query(`update slides set deleted_at = ${old} where id = $1`, [slideId])
    await pool.query(`update recordings set removed_at = ${old} where filename = $1`, [recording])
    await pool.query(`update replaced_files set replaced_at = ${old} where slide_id = $1`, [otherId])
    expect(await deleteExpiredSlides(db, 14)).toBeGreaterThanOrEqual(3)
    const restore = owner.client.call(restoreSlide, { params: { projectId: id, imageId: slideId } })
    expect(await problemOf(restore)).toEqual([404, 'not_found'])
    const { rows } = await pool.query<{ object_key: string }>(
      'select object_key from tombstones where object_key = any($1)',
      [[`pictures/${images[0]?.filename}`, `recordings/${recording}`]],
    )
    expect(rows).toHaveLength(2)
  })
})
