import { summariseProjects } from '@voxdeck/contracts/projects/summarise-projects'
import { beginTestVideo } from '@voxdeck/db/testing/begin-test-video'
import { endVideo } from '@voxdeck/db/videos/video-lifecycle'
import { randomFilename } from '@voxdeck/storage/random-filename'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPerson } from '../../../testing/new-person.ts'
import { newProject } from '../../../testing/new-project.ts'
import { startTestApi, type TestApi } from '../../../testing/test-api.ts'

describe('the summary', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi()
  })
  afterAll(() => api.stop())

  const nothing = { slides: 0, videos: 0, projectsWithFilm: 0, translations: 0, languages: 0, space: 0 }

  it('D4 is nothing for who has nothing', async () => {
    const { client } = await newPerson(api)
    expect(await client.call(summariseProjects, {})).toEqual({ ...nothing, projects: 0, matching: 0 })
  })

  it('D4 D5 D6 counts slides, videos and projects with a completed one, over all projects and no one else’s', async () => {
    const owner = await newPerson(api)
    const { db, pool } = api.dependencies
    const one = await newProject(owner, 3, 'One')
    const two = await newProject(owner, 1, 'Two')
    await newProject(owner, 0, 'Bare')
    await newProject(await newPerson(api), 1, 'One of another')
    const complete = async (projectId: string) => {
      const video = await beginTestVideo(db, projectId)
      const facts = { filename: randomFilename('mp4'), durationSeconds: 1, size: 1, timeline: [] }
      await endVideo(db, video, { status: 'completed', ...facts })
      return video.videoId
    }
    await complete(one.id)
    await complete(one.id)
    await beginTestVideo(db, two.id)
    const preview = await complete(two.id)
    await pool.query("update videos set kind = 'preview' where id = $1", [preview])
    const pictures = [...one.images, ...two.images].reduce((sum, { size }) => sum + size, 0)
    expect(await owner.client.call(summariseProjects, {})).toEqual({
      ...nothing,
      space: pictures + 3,
      projects: 3,
      slides: 4,
      videos: 3,
      projectsWithFilm: 1,
      matching: 3,
    })
  })

  it('D30 says how many a search finds, and counts the rest as before', async () => {
    const { client, ...owner } = await newPerson(api)
    for (const title of ['Harbour 1', 'harbour 2', 'Lighthouse', '100%'])
      await newProject({ client, ...owner }, 0, title)
    const counted = async (search: string) => client.call(summariseProjects, { query: { search } })
    expect(await counted('HARBOUR')).toMatchObject({ projects: 4, matching: 2 })
    expect(await counted('%')).toMatchObject({ projects: 4, matching: 1 })
    expect(await counted('nowhere')).toMatchObject({ projects: 4, matching: 0 })
  })
})
