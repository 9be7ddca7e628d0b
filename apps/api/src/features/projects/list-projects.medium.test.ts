import { createProject } from '@voxdeck/contracts/projects/create-project'
import { getProject } from '@voxdeck/contracts/projects/get-project'
import { listProjects } from '@voxdeck/contracts/projects/list-projects'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { ada, boon } from '@voxdeck/dev/identity-provider/people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newProject } from '../../testing/new-project.ts'
import { problemOf } from '../../testing/problem-of.ts'
import { type SignedIn, startTestApi, type TestApi } from '../../testing/test-api.ts'

describe('projects', () => {
  let api: TestApi
  let owner: SignedIn
  beforeAll(async () => {
    api = await startTestApi()
    owner = await api.signIn(ada)
  })
  afterAll(() => api.stop())

  const list = (query = {}, { client } = owner) => client.call(listProjects, { query })
  const create = (title: string) => owner.client.call(createProject, { body: { title } })
  const editedAt = (id: string, time: string) =>
    api.dependencies.pool.query('update projects set updated_at = $2 where id = $1', [id, time])

  it('a new one is empty and has the usual settings', async () => {
    const project = await create('  The harbour ')
    expect(project).toMatchObject({
      title: 'The harbour',
      englishScript: '',
      images: [],
      videos: [],
      translations: [],
      slideScripts: [],
      videoSettings: { speakingSpeed: 150, resolution: '1080p', transition: 'fade' },
      thumbnailImageId: null,
      revision: 1,
    })
    expect(await owner.client.call(getProject, { params: { id: project.id } })).toEqual(project)
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

  it('the last edited comes first', async () => {
    const [one, two] = [await create('one'), await create('two')]
    expect((await list({ limit: 2 })).map(({ title }) => title)).toEqual(['two', 'one'])
    await owner.client.call(updateProject, { params: { id: one.id }, body: {} })
    expect((await list({ limit: 2 })).map(({ id }) => id)).toEqual([one.id, two.id])
  })

  it('a card has slides and films, and not the scripts', async () => {
    const { id } = await newProject(owner, 1)
    const [card] = await list({ limit: 1 })
    expect(card).toMatchObject({ id, images: [{ originalName: '0.png' }], videos: [] })
    expect(card).not.toHaveProperty('englishScript')
    expect(card).not.toHaveProperty('slideScripts')
  })

  it('pages follow each other by `before`, and lose nothing edited in the same millisecond', async () => {
    const ids: string[] = []
    for (const time of ['07.500900', '07.500100', '07.500500', '06.000000', '05.000000']) {
      const { id } = await create(time)
      ids.push(id)
      await editedAt(id, `2020-01-01T00:00:${time}Z`)
    }
    const seen: string[] = []
    let before = '2020-01-02T00:00:00.000Z'
    for (;;) {
      const page = await list({ limit: 2, before })
      if (page.length === 0) break
      seen.push(...page.map(({ id }) => id))
      before = page.at(-1)?.updatedAt ?? ''
    }
    expect(seen.toSorted()).toEqual(ids.toSorted())
    expect(seen.slice(-2)).toEqual(ids.slice(-2))
  })

  it.each([{ limit: 0 }, { limit: 101 }, { limit: 'all' }, { before: 'yesterday' }])(
    'a page of %j is refused',
    async (query) => expect(await problemOf(list(query))).toEqual([400, 'invalid_request']),
  )

  it('a stranger’s list has none of them', async () => {
    const { id } = await create('Private')
    const stranger = await api.signIn(boon)
    expect((await list({}, stranger)).map((project) => project.id)).not.toContain(id)
  })
})
