import { createProject } from '@voxdeck/contracts/projects/create-project'
import { getProject } from '@voxdeck/contracts/projects/get-project'
import { listProjects } from '@voxdeck/contracts/projects/list-projects'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { beginTestVideo } from '@voxdeck/db/testing/begin-test-video'
import { endVideo } from '@voxdeck/db/videos/video-lifecycle'
import { boon } from '@voxdeck/dev/identity-provider/people'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newPerson } from '../../../testing/new-person.ts'
import { newProject } from '../../../testing/new-project.ts'
import { problemOf } from '../../../testing/problem-of.ts'
import { type SignedIn, startTestApi, type TestApi } from '../../../testing/test-api.ts'

describe('projects', () => {
  let api: TestApi
  let owner: SignedIn
  beforeAll(async () => {
    api = await startTestApi()
  })
  afterAll(() => api.stop())
  beforeEach(async () => {
    owner = await newPerson(api)
  })

  const list = (query = {}, { client } = owner) => client.call(listProjects, { query })
  const create = (title: string) => owner.client.call(createProject, { body: { title } })
  const titles = async (query = {}) => (await list(query)).map(({ title }) => title)

  it('K3 a new one is empty and has the usual settings', async () => {
    const project = await create('  The harbour ')
    expect(project).toMatchObject({
      title: 'The harbour',
      englishScript: '',
      images: [],
      videos: [],
      translations: [],
      slideScripts: [],
      videoSettings: {
        speakingSpeed: 150,
        resolution: '1080p',
        transition: 'fade',
        shape: '16:9',
        pictureFit: 'blur',
      },
      thumbnailImageId: null,
      revision: 1,
    })
    expect(await owner.client.call(getProject, { params: { id: project.id } })).toEqual(project)
  })

  it('K3 its slides speak with adam', async () => {
    const { id } = await newProject(owner, 1)
    const { slideScripts } = await owner.client.call(getProject, { params: { id } })
    expect(slideScripts).toMatchObject([{ selectedVoice: 'adam' }])
  })

  it.each([
    ['no title', {}],
    ['an empty one', { title: '' }],
    ['one of blanks', { title: '  \n' }],
    ['one that is too long', { title: 'x'.repeat(201) }],
    ['one that is no text', { title: 5 }],
  ])('none is made with %s', async (_, body) =>
    expect(await problemOf(owner.client.call(createProject, { body: body as { title: string } }))).toEqual([
      400,
      'invalid_request',
    ]),
  )

  it('D28 the last edited comes first, unless asked otherwise', async () => {
    const one = await create('b')
    await create('a')
    expect(await titles()).toEqual(['a', 'b'])
    await owner.client.call(updateProject, { params: { id: one.id }, body: {} })
    expect(await titles()).toEqual(['b', 'a'])
    expect(await titles({ sort: 'created' })).toEqual(['a', 'b'])
    expect(await titles({ sort: 'title' })).toEqual(['a', 'b'])
  })

  it('D28 titles are sorted as people do: case aside, numbers by their value', async () => {
    const sorted = [
      '1 dawn',
      'apple',
      'Banana',
      'Part 2',
      'part 10',
      'Part 11',
      'Äther',
      'zoo',
      'เกาะ',
      'ขนม',
    ]
    for (const title of sorted.toReversed()) await create(title)
    expect(await titles({ sort: 'title' })).toEqual([
      '1 dawn',
      'apple',
      'Äther',
      'Banana',
      'Part 2',
      'part 10',
      'Part 11',
      'zoo',
      'เกาะ',
      'ขนม',
    ])
  })

  it('D26 are found by a part of their title, whatever its case, and nothing in it is a wildcard', async () => {
    for (const title of ['Élan vital', '100% sure', '1000 sure', 'under_score', 'underXscore', 'ปีใหม่ไทย'])
      await create(title)
    expect(await titles({ search: ' éLAN ' })).toEqual(['Élan vital'])
    expect(await titles({ search: '0%' })).toEqual(['100% sure'])
    expect(await titles({ search: 'R_S' })).toEqual(['under_score'])
    expect(await titles({ search: 'ใหม่' })).toEqual(['ปีใหม่ไทย'])
    expect(await titles({ search: '\\' })).toEqual([])
    expect(await titles({ search: '' })).toHaveLength(6)
  })

  it('A3 have images, translations and videos, and not the scripts', async () => {
    const { id, images } = await newProject(owner, 2)
    const { videoId } = await beginTestVideo(api.dependencies.db, id)
    const [project] = await list()
    expect(project).toMatchObject({
      id,
      images: images.map(({ id: imageId, filename }) => ({ id: imageId, filename })),
      imageCount: 2,
      translations: [],
      videos: [{ id: videoId, status: 'generating' }],
    })
    expect(project).not.toHaveProperty('englishScript')
    expect(project).not.toHaveProperty('slideScripts')
  })

  it('D7 D21 as cards have one picture, one video and the number of slides', async () => {
    const { id, images } = await newProject(owner, 3)
    const { db } = api.dependencies
    const [first, , third] = images
    const failed = await beginTestVideo(db, id)
    await endVideo(db, failed, { status: 'failed', code: 'internal', step: 'speech' })
    const cancelled = await beginTestVideo(db, id)
    await endVideo(db, cancelled, { status: 'cancelled' })
    const card = async () => (await list({ view: 'card' }))[0]
    expect(await card()).toMatchObject({
      images: [{ id: first?.id }],
      imageCount: 3,
      videos: [{ id: failed.videoId, status: 'failed' }],
    })
    const thumbnailImageId = third?.id ?? ''
    await owner.client.call(updateProject, { params: { id }, body: { thumbnailImageId } })
    const chosen = await card()
    expect(chosen?.images.map((image) => image.id)).toEqual([thumbnailImageId])
    expect(chosen?.videos).toHaveLength(1)
    await create('Bare')
    expect(await card()).toMatchObject({ title: 'Bare', images: [], imageCount: 0, videos: [] })
  })

  describe('a page at a time', () => {
    const pages = async (query: object, between: () => Promise<unknown> = async () => {}) => {
      const seen: string[] = []
      for (let after: string | undefined; ; ) {
        const page = await list({ ...query, limit: 2, ...(after ? { after } : {}) })
        seen.push(...page.map(({ id }) => id))
        const last = page.at(-1)
        if (!last) return seen
        after = last.cursor
        await between()
      }
    }
    /** Three groups of equal times, two of them within one millisecond; titles differ only in case. */
    const fill = async () => {
      const ids: string[] = []
      for (const time of ['07.500900', '07.500100', '06.000000'])
        for (const title of ['Same', 'Same', 'same']) {
          const { id } = await create(title)
          ids.push(id)
          await api.dependencies.pool.query(
            'update projects set updated_at = $2, created_at = $2 where id = $1',
            [id, `2020-01-01T00:00:${time}Z`],
          )
        }
      return ids
    }

    it.each(['edited', 'created', 'title'])(
      'D29 none is missed or shown twice by %s, ties and microseconds included',
      async (sort) => {
        const ids = await fill()
        const whole = (await list({ sort })).map(({ id }) => id)
        expect(whole.toSorted()).toEqual(ids.toSorted())
        expect(await pages({ sort })).toEqual(whole)
        expect(await pages({ sort, search: 'SAME' })).toEqual(whole)
      },
    )

    it.each(['edited', 'created', 'title'])(
      'D29 by %s others may come and the one last seen may go meanwhile',
      async (sort) => {
        const ids = await fill()
        const [, last] = await list({ sort, limit: 2 })
        await create('AAA first of all')
        await api.dependencies.pool.query('delete from projects where id = $1', [last?.id])
        const rest: string[] = []
        for (let after = last?.cursor; after; ) {
          const page = await list({ sort, limit: 2, after })
          rest.push(...page.map(({ id }) => id))
          after = page.at(-1)?.cursor
        }
        expect(new Set(rest).size).toBe(rest.length)
        expect(rest).toHaveLength(ids.length - 2)
      },
    )

    it('D29 a cursor holds in its own sorting only', async () => {
      await fill()
      const [first] = await list({ sort: 'title', limit: 1 })
      const after = first?.cursor
      expect(await problemOf(list({ sort: 'edited', after }))).toEqual([400, 'invalid_request'])
    })

    it.each([
      { limit: 0 },
      { limit: 101 },
      { limit: 'all' },
      { after: 'x' },
      { sort: 'size' },
      { view: 'x' },
    ])('%j is refused', async (query) =>
      expect(await problemOf(list(query))).toEqual([400, 'invalid_request']),
    )
  })

  it('W9 a stranger’s list has none of them', async () => {
    const { id } = await create('Private')
    const stranger = await api.signIn(boon)
    expect((await list({}, stranger)).map((project) => project.id)).not.toContain(id)
    expect(await list({ search: 'Private' }, await newPerson(api))).toEqual([])
  })
})
