import { randomUUID } from 'node:crypto'
import { getProject } from '@voxdeck/contracts/projects/get-project'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { deleteSlide } from '@voxdeck/contracts/slides/delete-slide'
import { renameSlide } from '@voxdeck/contracts/slides/rename-slide'
import { reorderSlides } from '@voxdeck/contracts/slides/reorder-slides'
import { pictureLimits } from '@voxdeck/core/pictures/picture-limits'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newProject, upload } from '../../../testing/new-project.ts'
import { problemOf } from '../../../testing/problem-of.ts'
import { type SignedIn, startTestApi, type TestApi } from '../../../testing/test-api.ts'

describe('the order of slides', () => {
  let api: TestApi
  let owner: SignedIn
  beforeAll(async () => {
    api = await startTestApi()
    owner = await api.signIn(ada)
  })
  afterAll(() => api.stop())

  const read = (id: string) => owner.client.call(getProject, { params: { id } })
  const namesOf = async (id: string) => (await read(id)).images.map((image) => image.originalName)
  const orderOf = async (id: string) => (await read(id)).images.map((image) => image.orderIndex)
  const reorder = (id: string, imageIds: string[]) =>
    owner.client.call(reorderSlides, {
      params: { id },
      body: { slides: imageIds.map((imageId, orderIndex) => ({ imageId, orderIndex })) },
    })
  const remove = (projectId: string, imageId: string) =>
    owner.client.call(deleteSlide, { params: { projectId, imageId } })
  /** Inserts slides without uploading pictures. */
  const fill = (id: string, count: number) =>
    api.dependencies.pool.query(
      `insert into slides (project_id, picture_filename, thumbnail_filename, picture_type, picture_hash,
                           picture_name, picture_size, picture_width, picture_height, position)
       select $1, md5(random()::text) || '.png', md5(random()::text) || '.webp', 'image/png', 'h', 'o', 1, 1, 1, n
       from generate_series(0, $2 - 1) as n`,
      [id, count],
    )
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

  it('T13 T19 K4 ten uploads at once take ten places', async () => {
    const { id } = await newProject(owner)
    await Promise.all(upTo(10).map(() => upload(owner, id)))
    expect(await orderOf(id)).toEqual(upTo(10))
  })

  it('T19 uploads and deletions at once leave no gap', async () => {
    const { id, images } = await newProject(owner, 6)
    const [a, b, c, d] = images.map((image) => image.id)
    await Promise.all([
      upload(owner, id),
      remove(id, a ?? ''),
      upload(owner, id),
      remove(id, d ?? ''),
      remove(id, b ?? ''),
      upload(owner, id),
      remove(id, c ?? ''),
    ])
    expect(await orderOf(id)).toEqual(upTo(5))
  })

  it('T19 T31 reordering and saving while slides are deleted ends in an order without gaps, and in no failure', async () => {
    const { id, images } = await newProject(owner, 6)
    const ids = images.map((image) => image.id)
    const slideScripts = ids.map((imageId) => ({ imageId, script: 'Words.' }))
    const outcomes = await Promise.all(
      [
        reorder(id, ids.toReversed()),
        remove(id, ids[1] ?? ''),
        owner.client.call(updateProject, { params: { id }, body: { slideScripts } }),
        remove(id, ids[4] ?? ''),
        reorder(id, ids),
      ].map(problemOf),
    )
    for (const outcome of outcomes)
      expect(['answered', [404, 'not_found'], [409, 'order_mismatch']]).toContainEqual(outcome)
    expect(await orderOf(id)).toEqual(upTo(4))
  })

  it('A6 T19 is the one that was asked for', async () => {
    const { id, images } = await newProject(owner, 3)
    const [a, b, c] = images.map((image) => image.id)
    const answer = await reorder(id, [c ?? '', a ?? '', b ?? ''])
    expect(answer.map((image) => image.originalName)).toEqual(['2.png', '0.png', '1.png'])
    expect(await namesOf(id)).toEqual(['2.png', '0.png', '1.png'])
    expect(await orderOf(id)).toEqual([0, 1, 2])
  })

  it('T31 is refused unless every slide is named once, and no other', async () => {
    const { id, images } = await newProject(owner, 2)
    const other = await newProject(owner, 1)
    const [a = '', b = ''] = images.map((image) => image.id)
    for (const ids of [[a], [a, a], [a, b, b], [a, b, randomUUID()], [a, other.images[0]?.id ?? ''], []])
      expect(await problemOf(reorder(id, ids))).toEqual([409, 'order_mismatch'])
    expect(await namesOf(id)).toEqual(['0.png', '1.png'])
  })

  it('A6 an order of 200 slides is saved within a quarter of a second more than one of 5', async () => {
    const timeOf = async (count: number) => {
      const { id } = await newProject(owner)
      await fill(id, count)
      const ids = (await read(id)).images.map((image) => image.id)
      const took: number[] = []
      for (let turn = 0; turn < 5; turn++) {
        const wanted = turn % 2 === 0 ? ids.toReversed() : ids
        const begin = performance.now()
        await reorder(id, wanted)
        took.push(performance.now() - begin)
        expect((await read(id)).images.map((image) => image.id)).toEqual(wanted)
      }
      return took.toSorted((a, b) => a - b)[2] ?? Number.NaN
    }
    const [few, many] = [await timeOf(5), await timeOf(200)]
    // One statement per slide would take two hundred round trips.
    expect(many - few).toBeLessThan(250)
  })

  it('A7 T19 deleting a slide closes the gap and takes its script along', async () => {
    const { id, images } = await newProject(owner, 3)
    await remove(id, images[1]?.id ?? '')
    expect(await namesOf(id)).toEqual(['0.png', '2.png'])
    expect(await orderOf(id)).toEqual([0, 1])
    expect((await read(id)).slideScripts.map((slide) => slide.slideNumber)).toEqual([1, 2])
    expect(await problemOf(remove(id, images[1]?.id ?? ''))).toEqual([404, 'not_found'])
  })

  it('A7 W9 a slide of another project is not found through this one', async () => {
    const { id } = await newProject(owner, 1)
    const other = await newProject(owner, 1)
    const imageId = other.images[0]?.id ?? ''
    expect(await problemOf(remove(id, imageId))).toEqual([404, 'not_found'])
    expect(await namesOf(other.id)).toEqual(['0.png'])
  })

  it('A7 T20 renaming trims, and refuses a name of blanks', async () => {
    const { id, images } = await newProject(owner, 1)
    const params = { projectId: id, imageId: images[0]?.id ?? '' }
    const rename = (originalName: string) =>
      owner.client.call(renameSlide, { params, body: { originalName } })
    expect((await rename('  ท่าเรือ.png ')).originalName).toBe('ท่าเรือ.png')
    expect(await problemOf(rename('   '))).toEqual([400, 'invalid_request'])
    expect(await problemOf(rename('x'.repeat(256)))).toEqual([400, 'invalid_request'])
    expect(await namesOf(id)).toEqual(['ท่าเรือ.png'])
  })

  it('T30 a project that is full takes no more', async () => {
    const { id } = await newProject(owner)
    await fill(id, pictureLimits.slidesPerProject)
    expect(await problemOf(upload(owner, id))).toEqual([422, 'too_many_slides'])
  })
})
