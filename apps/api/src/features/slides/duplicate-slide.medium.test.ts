import { getProject } from '@voxdeck/contracts/projects/get-project'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { addSlide } from '@voxdeck/contracts/slides/add-slide'
import { deleteSlide } from '@voxdeck/contracts/slides/delete-slide'
import { duplicateSlide } from '@voxdeck/contracts/slides/duplicate-slide'
import { getPicture } from '@voxdeck/contracts/slides/get-picture'
import { setRecording } from '@voxdeck/db/slides/recordings'
import { ada, boon } from '@voxdeck/dev/identity-provider/people'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { randomFilename } from '@voxdeck/storage/random-filename'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newProject } from '../../../testing/new-project.ts'
import { plainPicture, type SignedIn, startTestApi, type TestApi } from '../../../testing/test-api.ts'

describe('a place among the slides', () => {
  let api: TestApi
  let owner: SignedIn
  beforeAll(async () => {
    api = await startTestApi()
    owner = await api.signIn(ada)
  })
  afterAll(() => api.stop())

  const read = (id: string) => owner.client.call(getProject, { params: { id } })
  const idsOf = async (id: string) => (await read(id)).images.map((image) => image.id)
  const add = async (id: string, beforeImageId?: string) =>
    owner.client.call(addSlide, {
      params: { id },
      file: new Blob([await plainPicture()]),
      filename: 'new.png',
      fields: beforeImageId ? { beforeImageId } : {},
    })

  it('T33 a picture is added before a slide, and at the end when that is gone', async () => {
    const { id, images } = await newProject(owner, 2)
    const [first = '', second = ''] = images.map((image) => image.id)
    const { id: inserted, orderIndex } = await add(id, second)
    expect(orderIndex).toBe(1)
    expect(await idsOf(id)).toEqual([first, inserted, second])
    await owner.client.call(deleteSlide, { params: { projectId: id, imageId: first } })
    const { id: last } = await add(id, first)
    expect(await idsOf(id)).toEqual([inserted, second, last])
    await expect(add(id, 'nothing')).rejects.toMatchObject({ status: 400 })
  })

  it('T34 a copy stands behind its slide, with words, voice, recording and length in files of its own', async () => {
    const { id, images } = await newProject(owner, 2)
    const [first = '', second = ''] = images.map((image) => image.id)
    const own = { speakingSpeed: 120, pictureFit: 'cover', silent: true } as const
    await owner.client.call(updateProject, {
      params: { id },
      body: {
        slideScripts: [{ imageId: first, script: 'Said twice.', selectedVoice: 'bella', ...own }],
        slideTimings: [{ imageId: first, manualDuration: 9 }],
      },
    })
    const filename = randomFilename('flac')
    await api.dependencies.store.put(objectKeys.recording(filename), 'a voice', 'audio/flac')
    const facts = { hash: 'h', samples: 48_000, peaks: [1], size: 7 }
    await setRecording(api.dependencies.db, {
      projectId: id,
      slideId: first,
      language: 'en',
      filename,
      ...facts,
    })
    const copy = await owner.client.call(duplicateSlide, { params: { projectId: id, imageId: first } })
    expect(copy).toMatchObject({ orderIndex: 1, manualDuration: 9, originalName: images[0]?.originalName })
    expect(await idsOf(id)).toEqual([first, copy.id, second])
    const project = await read(id)
    const [original, copied] = project.slideScripts
    expect(copied).toMatchObject({
      script: 'Said twice.',
      selectedVoice: 'bella',
      recordingDuration: 1,
      ...own,
    })
    expect(copied?.audioRecording).not.toBe(original?.audioRecording)
    expect(copy.filename).not.toBe(project.images[0]?.filename)

    await owner.client.call(deleteSlide, { params: { projectId: id, imageId: first } })
    const picture = await owner.client.call(getPicture, { params: { filename: copy.filename } })
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(0)
  })

  it('T34 nobody else copies a slide', async () => {
    const { id, images } = await newProject(owner, 1)
    const other = await api.signIn(boon)
    const params = { projectId: id, imageId: images[0]?.id ?? '' }
    await expect(other.client.call(duplicateSlide, { params })).rejects.toMatchObject({ status: 404 })
  })
})
