import { randomUUID } from 'node:crypto'
import { getProject } from '@voxdeck/contracts/projects/get-project'
import type { ProjectJson } from '@voxdeck/contracts/projects/project'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { deleteSlide } from '@voxdeck/contracts/slides/delete-slide'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newProject } from '../../../testing/new-project.ts'
import { problemOf } from '../../../testing/problem-of.ts'
import { type SignedIn, startTestApi, type TestApi } from '../../../testing/test-api.ts'

describe('saving a project', () => {
  let api: TestApi
  let owner: SignedIn
  let id: string
  let first: string
  let second: string
  beforeAll(async () => {
    api = await startTestApi()
    owner = await api.signIn(ada)
  })
  afterAll(() => api.stop())
  beforeEach(async () => {
    const project = await newProject(owner, 2)
    id = project.id
    first = project.images[0]?.id ?? ''
    second = project.images[1]?.id ?? ''
  })

  const read = () => owner.client.call(getProject, { params: { id } })
  const save = (body: object): Promise<ProjectJson> =>
    owner.client.call(updateProject, { params: { id }, body })

  it('A4 an empty body saves the draft: the revision rises and nothing else changes', async () => {
    const before = await read()
    const after = await save({})
    expect(after).toEqual({ ...before, revision: before.revision + 1, updatedAt: after.updatedAt })
    expect(Date.parse(after.updatedAt)).toBeGreaterThanOrEqual(Date.parse(before.updatedAt))
  })

  it.each([
    ['title', { title: ' A new title ' }, { title: 'A new title' }],
    ['script', { englishScript: 'One. Two.\n' }, { englishScript: 'One. Two.\n' }],
    ['an empty script', { englishScript: '' }, { englishScript: '' }],
    [
      'settings',
      { videoSettings: { speakingSpeed: 250, resolution: '4k', transition: 'none' } },
      { videoSettings: { speakingSpeed: 250, resolution: '4k', transition: 'none' } },
    ],
    [
      'speed, a part of its settings',
      { videoSettings: { speakingSpeed: 200 } },
      { videoSettings: { speakingSpeed: 200, resolution: '1080p', transition: 'fade' } },
    ],
  ])('A4 saves its %s, and only that', async (_, body, expected) => {
    const before = await read()
    const after = await save(body)
    expect(after).toMatchObject(expected)
    expect(after.revision).toBe(before.revision + 1)
    expect(await read()).toEqual(after)
    const changed = Object.keys(after).filter(
      (key) =>
        JSON.stringify(after[key as keyof ProjectJson]) !== JSON.stringify(before[key as keyof ProjectJson]),
    )
    const followers = ['revision', 'updatedAt', 'images', 'hashesNow']
    const may = [...followers, ...Object.keys(expected)]
    expect(may).toEqual(expect.arrayContaining(changed))
  })

  it('V8 V9 keeps frame and fit when a caller says only the other settings, and refuses unknown ones', async () => {
    const known = { speakingSpeed: 150, resolution: '720p', transition: 'fade' } as const
    const frame = { shape: '9:16', pictureFit: 'cover' } as const
    expect((await read()).videoSettings).toMatchObject({ shape: '16:9', pictureFit: 'blur' })
    await save({ videoSettings: { ...known, ...frame } })
    expect((await save({ videoSettings: known })).videoSettings).toEqual({
      ...known,
      ...frame,
      captions: 'track',
    })
    for (const wrong of [{ shape: '4:3' }, { pictureFit: 'stretch' }])
      await expect(save({ videoSettings: { ...known, ...wrong } as typeof known })).rejects.toMatchObject({
        status: 400,
      })
  })

  it('A4 saves the script and the voice of a slide, each without the other', async () => {
    await save({ slideScripts: [{ imageId: first, script: 'Five words in this one.' }] })
    await save({ slideScripts: [{ imageId: first, selectedVoice: 'bella' }, { imageId: second }] })
    const { slideScripts, images } = await read()
    expect(slideScripts).toMatchObject([
      {
        imageId: first,
        slideNumber: 1,
        script: 'Five words in this one.',
        wordCount: 5,
        selectedVoice: 'bella',
      },
      { imageId: second, slideNumber: 2, script: '', wordCount: 0, selectedVoice: 'adam' },
    ])
    expect(slideScripts[0]?.estimatedDuration).toBe(2)
    expect(images.map(({ startTime, endTime }) => [startTime, endTime])).toEqual([
      [0, 4],
      [4, 11],
    ])
  })

  it('K4 M11 a new image stands at 0 to 10 s while nothing is known, and last in order', async () => {
    const { images } = await read()
    expect(
      images.map(({ id: image, orderIndex, startTime, endTime }) => [image, orderIndex, startTime, endTime]),
    ).toEqual([
      [first, 0, 0, 10],
      [second, 1, 0, 10],
    ])
  })

  it('A4 M8 M12 saves the timing of a slide, and takes it back', async () => {
    const timed = await save({ slideTimings: [{ imageId: first, manualDuration: 30 }] })
    expect(timed.images[0]).toMatchObject({ manualDuration: 30, startTime: 0, endTime: 30 })
    const free = await save({ slideTimings: [{ imageId: first, manualDuration: null }] })
    expect(free.images[0]?.manualDuration).toBeNull()
  })

  it('A4 has a thumbnail that goes with its slide', async () => {
    expect((await save({ thumbnailImageId: second })).thumbnailImageId).toBe(second)
    await owner.client.call(deleteSlide, { params: { projectId: id, imageId: second } })
    expect((await read()).thumbnailImageId).toBeNull()
    await save({ thumbnailImageId: first })
    expect((await save({ thumbnailImageId: null })).thumbnailImageId).toBeNull()
  })

  it.each([
    ['an unknown field', { titel: 'x' }],
    ['an unknown field of a slide', { slideScripts: [{ imageId: randomUUID(), skript: 'x' }] }],
    ['79 words per minute', { videoSettings: { speakingSpeed: 79, resolution: '720p', transition: 'fade' } }],
    [
      '251 words per minute',
      { videoSettings: { speakingSpeed: 251, resolution: '720p', transition: 'fade' } },
    ],
    [
      'an unknown resolution',
      { videoSettings: { speakingSpeed: 150, resolution: '8k', transition: 'fade' } },
    ],
    ['a slide under a second', { slideTimings: [{ imageId: randomUUID(), manualDuration: 0.99 }] }],
    ['a slide over an hour', { slideTimings: [{ imageId: randomUUID(), manualDuration: 3600.1 }] }],
    ['a script without end', { englishScript: 'x'.repeat(200_001) }],
    ['a title of blanks', { title: ' ' }],
  ])('A4 refuses %s, and saves nothing', async (_, body) => {
    const before = await read()
    expect(await problemOf(save({ englishScript: 'no', ...body }))).toEqual([400, 'invalid_request'])
    expect(await read()).toEqual(before)
  })

  it('a slide of another project is not found, and nothing is saved', async () => {
    const other = await newProject(owner, 1)
    const foreign = other.images[0]?.id ?? ''
    const before = await read()
    for (const body of [
      {
        title: 'no',
        slideScripts: [
          { imageId: first, script: 'no' },
          { imageId: foreign, script: 'no' },
        ],
      },
      { title: 'no', slideTimings: [{ imageId: foreign, manualDuration: 5 }] },
      { title: 'no', thumbnailImageId: foreign },
      { title: 'no', thumbnailImageId: randomUUID() },
    ])
      expect(await problemOf(save(body))).toEqual([404, 'not_found'])
    expect(await read()).toEqual(before)
    const untouched = await owner.client.call(getProject, { params: { id: other.id } })
    expect(untouched.slideScripts[0]?.script).toBe('')
  })

  it('takes text that carries NUL, as text from a PDF may', async () => {
    const saved = await save({ title: 'A\0B', slideScripts: [{ imageId: first, script: 'One\0.' }] })
    expect(saved).toMatchObject({ title: 'AB', slideScripts: [{ script: 'One.' }, {}] })
  })

  it('every save counts once, however many come at once', async () => {
    const { revision } = await read()
    await Promise.all(Array.from({ length: 10 }, (_, index) => save({ title: `${index}` })))
    expect((await read()).revision).toBe(revision + 10)
  })
})
