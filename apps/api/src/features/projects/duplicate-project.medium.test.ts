import { getClip } from '@voxdeck/contracts/clips/get-clip'
import { deleteProject } from '@voxdeck/contracts/projects/delete-project'
import { duplicateProject } from '@voxdeck/contracts/projects/duplicate-project'
import { getProject } from '@voxdeck/contracts/projects/get-project'
import { listProjects } from '@voxdeck/contracts/projects/list-projects'
import type { ProjectJson } from '@voxdeck/contracts/projects/project'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { deleteSlide } from '@voxdeck/contracts/slides/delete-slide'
import { getPicture } from '@voxdeck/contracts/slides/get-picture'
import { setClip } from '@voxdeck/db/slides/clips'
import { beginTestVideo } from '@voxdeck/db/testing/begin-test-video'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { randomFilename } from '@voxdeck/storage/random-filename'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newPerson } from '../../../testing/new-person.ts'
import { newProject } from '../../../testing/new-project.ts'
import { problemOf } from '../../../testing/problem-of.ts'
import { type SignedIn, startTestApi, type TestApi } from '../../../testing/test-api.ts'

describe('duplicating a project', () => {
  let api: TestApi
  let owner: SignedIn
  beforeAll(async () => {
    api = await startTestApi({ LOG_LEVEL: 'silent' })
  })
  afterAll(() => api.stop())
  beforeEach(async () => {
    owner = await newPerson(api)
  })

  const read = (id: string) => owner.client.call(getProject, { params: { id } })
  const duplicate = (id: string) => owner.client.call(duplicateProject, { params: { id } })
  const bytesOf = async (filename: string) =>
    Buffer.from(await (await owner.client.call(getPicture, { params: { filename } })).arrayBuffer())
  const keptOf = (project: ProjectJson) =>
    Promise.all(project.images.flatMap((image) => [image.filename, image.thumbnailFilename]).map(bytesOf))

  /** A project with scripts, voices, timing, settings, thumbnail, a clip and a video: all it can have. */
  const fullProject = async (): Promise<ProjectJson> => {
    const { db, store } = api.dependencies
    const { id, images } = await newProject(owner, 3, 'The harbour')
    const [first, second, third] = images.map((image) => image.id)
    if (!first || !second || !third) throw new Error('three slides were asked for')
    await owner.client.call(updateProject, {
      params: { id },
      body: {
        englishScript: 'The whole text.',
        slideScripts: [
          { imageId: first, script: 'One.' },
          { imageId: third, script: 'Three.', selectedVoice: 'bella' },
        ],
        slideTimings: [{ imageId: second, manualDuration: 12.5 }],
        thumbnailImageId: second,
        videoSettings: {
          speakingSpeed: 180,
          resolution: '720p',
          transition: 'slide',
          shape: '9:16',
          pictureFit: 'cover',
        },
      },
    })
    const clip = randomFilename('mp4')
    await store.put(objectKeys.clip(clip), 'a clip', 'video/mp4')
    await setClip(db, {
      projectId: id,
      slideId: first,
      filename: clip,
      name: 'clip.mp4',
      hash: 'hash of the clip',
      frames: 60,
      width: 640,
      height: 360,
      size: 6,
      hasSound: false,
    })
    await beginTestVideo(db, id)
    return read(id)
  }

  it('D24 copies slides, scripts, voices, timing, settings and thumbnail, and no videos', async () => {
    const original = await fullProject()
    const copy = await duplicate(original.id)
    expect(copy).toMatchObject({
      title: 'The harbour (copy)',
      englishScript: 'The whole text.',
      videos: [],
      videoSettings: original.videoSettings,
      revision: 1,
    })
    const slide = ({ images, slideScripts }: ProjectJson, index: number) => [
      { ...images[index], id: '', projectId: '', filename: '', thumbnailFilename: '' },
      { ...slideScripts[index], imageId: '', videoUrl: '' },
    ]
    for (const index of [0, 1, 2]) expect(slide(copy, index)).toEqual(slide(original, index))
    expect(copy.thumbnailImageId).toBe(copy.images[1]?.id)
    expect(copy.slideScripts.map(({ videoUrl }) => videoUrl !== null)).toEqual([true, false, false])
    expect(await keptOf(copy)).toEqual(await keptOf(original))
    const [newest] = await owner.client.call(listProjects, { query: { limit: 1 } })
    expect(newest?.id).toBe(copy.id)
  })

  it('D25 shares no row, no file and no clip, so that neither loses by the other’s changes or end', async () => {
    const original = await fullProject()
    const copy = await duplicate(original.id)
    const names = ({ images, slideScripts }: ProjectJson) => [
      ...images.flatMap(({ id, filename, thumbnailFilename }) => [id, filename, thumbnailFilename]),
      ...slideScripts.flatMap(({ videoUrl }) => videoUrl ?? []),
    ]
    expect(new Set([...names(original), ...names(copy)]).size).toBe(2 * names(original).length)

    const before = await keptOf(copy)
    const imageId = original.images[0]?.id ?? ''
    await owner.client.call(updateProject, { params: { id: original.id }, body: { title: 'Other' } })
    await owner.client.call(deleteSlide, { params: { projectId: original.id, imageId } })
    await owner.client.call(deleteProject, { params: { id: original.id } })
    for (const { filename, thumbnailFilename } of original.images)
      for (const name of [filename, thumbnailFilename])
        await api.dependencies.store.remove(objectKeys.picture(name))
    expect(await read(copy.id)).toEqual(copy)
    expect(await keptOf(copy)).toEqual(before)
    const filename = copy.slideScripts[0]?.videoUrl?.split('/').at(-1) ?? ''
    expect(await (await owner.client.call(getClip, { params: { filename } })).text()).toBe('a clip')
  })

  it('D24 again is numbered, and so is a copy of a copy', async () => {
    const { id } = await newProject(owner, 1, 'The pier')
    const titles: string[] = []
    const first = await duplicate(id)
    titles.push(first.title, (await duplicate(id)).title, (await duplicate(first.id)).title)
    expect(titles).toEqual(['The pier (copy)', 'The pier (copy 2)', 'The pier (copy 3)'])
  })

  it('D25 that fails on the way leaves no half project', async () => {
    const original = await fullProject()
    await api.dependencies.store.remove(objectKeys.picture(original.images[2]?.filename ?? ''))
    expect(await problemOf(duplicate(original.id))).toEqual([503, 'storage_failed'])
    expect(await owner.client.call(listProjects, {})).toHaveLength(1)
  })

  it('D24 of 200 slides takes seconds', async () => {
    const { id, images } = await newProject(owner, 1, 'Long')
    const { db, store } = api.dependencies
    const [image] = images
    const bytes = await bytesOf(image?.filename ?? '')
    const names = Array.from({ length: 199 }, () => [randomFilename('png'), randomFilename('webp')] as const)
    for (const pair of names)
      await Promise.all(pair.map((name) => store.put(objectKeys.picture(name), bytes, 'image/png')))
    const row = await db
      .selectFrom('slides')
      .where('project_id', '=', id)
      .selectAll()
      .executeTakeFirstOrThrow()
    await db
      .insertInto('slides')
      .values(
        names.map(([picture_filename, thumbnail_filename], index) => {
          const { id: _, ...columns } = row
          return { ...columns, picture_filename, thumbnail_filename, position: index + 1 }
        }),
      )
      .execute()
    const started = performance.now()
    const copy = await duplicate(id)
    const seconds = (performance.now() - started) / 1000
    process.stdout.write(`200 slides duplicated in ${seconds.toFixed(2)} s\n`)
    expect(copy.images).toHaveLength(200)
    expect(seconds).toBeLessThan(10)
  })
})
