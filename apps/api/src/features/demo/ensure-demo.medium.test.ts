import { getProject } from '@voxdeck/contracts/projects/get-project'
import { listProjects } from '@voxdeck/contracts/projects/list-projects'
import type { Plan } from '@voxdeck/core/plan/plan'
import { ensureDemoUser, findDemoVideo, listDemoProjects } from '@voxdeck/db/demo/demo-video'
import { findProjectRows } from '@voxdeck/db/projects/project-rows'
import { publishTestToolchain } from '@voxdeck/db/testing/publish-test-toolchain'
import { endVideo, type VideoRef } from '@voxdeck/db/videos/video-lifecycle'
import { findLiveToolchain } from '@voxdeck/db/workers/toolchains'
import { videoSubject } from '@voxdeck/delivery/message'
import { type Demo, type DemoSlide, demo as shipped } from '@voxdeck/demo/demo'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { randomFilename } from '@voxdeck/storage/random-filename'
import { isStored } from '@voxdeck/storage/testing/is-stored'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newPerson } from '../../../testing/new-person.ts'
import { problemOf } from '../../../testing/problem-of.ts'
import { publishLanguages } from '../../../testing/publish-languages.ts'
import { startTestApi, type TestApi } from '../../../testing/test-api.ts'
import { ensureDemo } from './ensure-demo.ts'
import { removeDemos, removeOlderDemos } from './remove-demos.ts'

describe('the demo that an installation makes of itself', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi()
  })
  beforeEach(async () => {
    await removeDemos(api.dependencies)
    await publishLanguages(api)
  })
  afterAll(async () => {
    await removeDemos(api.dependencies)
    await api.dependencies.pool.query('delete from toolchains')
    await api.stop()
  })

  const projects = () => listDemoProjects(api.dependencies.db)
  const ask = async (demo = shipped) => {
    const toolchain = await findLiveToolchain(api.dependencies.db)
    return ensureDemo(api.dependencies, { demo, toolchain: toolchain ?? { voices: [] } })
  }
  const planOf = async ({ videoId }: VideoRef): Promise<Plan> => {
    const { db, store, delivery } = api.dependencies
    await delivery.deliver(videoSubject(videoId))
    const rows = db.selectFrom('videos').where('id', '=', videoId).select('plan_key')
    return JSON.parse(await store.getText((await rows.executeTakeFirstOrThrow()).plan_key)) as Plan
  }
  const finish = async (video: VideoRef) => {
    const filename = randomFilename('mp4')
    await api.dependencies.store.put(objectKeys.video(filename), 'a video', 'video/mp4')
    const details = { durationSeconds: 12, size: 6, timeline: [] }
    await endVideo(api.dependencies.db, video, { status: 'completed', filename, ...details })
    return filename
  }
  const withFirstSlide = (change: Partial<DemoSlide>): Demo => ({
    ...shipped,
    slides: shipped.slides.map((slide, index) => (index === 0 ? { ...slide, ...change } : slide)),
  })

  it('L3 is one project and one video, however many ask at once and again', async () => {
    const [one, other] = await Promise.all([ask(), ask()])
    expect(other).toEqual(one)
    expect(await ask()).toEqual(one)
    expect(await projects()).toEqual([one.projectId])
  })

  it('L3 speaks English, and the languages we have words and the workers voices for', async () => {
    const { languages, slides } = await planOf(await ask())
    expect(languages).toEqual(['en', 'es', 'pt-BR', 'th'])
    const words = slides.flatMap(({ narration }) => narration.es?.sentences ?? [])
    expect(words).toContain('El acero llegó por mar, viga a viga.')
    expect(slides[0]?.narration.es?.voice).toBe('lucia')
  })

  it('L3 speaks English alone where nobody speaks anything else, with whoever is there', async () => {
    const { db, pool } = api.dependencies
    await ask()
    await pool.query('delete from toolchains')
    const voice = { name: 'Zoe', description: 'Speaks', language: 'en' as const, engine: 'test' }
    await publishTestToolchain(db, { id: 'of one voice', voices: [{ id: 'zoe', ...voice }] })
    const { languages, slides } = await planOf(await ask())
    expect(languages).toEqual(['en'])
    expect(new Set(slides.map(({ narration }) => narration.en?.voice))).toEqual(new Set(['zoe']))
    expect(await projects()).toHaveLength(1)
  })

  it('L3 is made anew of other words or pictures, and the old video is shown until the new one is there', async () => {
    const first = await ask()
    const filename = await finish(first)
    const second = await ask(withFirstSlide({ script: 'New words.' }))
    expect(second.projectId).not.toBe(first.projectId)
    await removeOlderDemos(api.dependencies)
    expect(await projects()).toEqual([second.projectId, first.projectId])
    expect((await findDemoVideo(api.dependencies.db))?.filename).toBe(filename)

    const newest = await finish(second)
    await removeOlderDemos(api.dependencies)
    expect(await projects()).toEqual([second.projectId])
    expect((await findDemoVideo(api.dependencies.db))?.filename).toBe(newest)
    await expect.poll(() => isStored(api.dependencies.store, objectKeys.video(filename))).toBe(false)

    const picture = new URL(shipped.slides[1]?.picture ?? '')
    const repainted = await ask(withFirstSlide({ picture, script: 'New words.' }))
    expect(repainted.projectId).not.toBe(second.projectId)
  })

  it('L3 is gone with its files where none is wanted', async () => {
    const filename = await finish(await ask())
    await removeDemos(api.dependencies)
    expect(await projects()).toEqual([])
    expect(await findDemoVideo(api.dependencies.db)).toBeNull()
    await expect.poll(() => isStored(api.dependencies.store, objectKeys.video(filename))).toBe(false)
  })

  it('L3 is nobody’s to see or change', async () => {
    const { projectId } = await ask()
    const { client } = await newPerson(api)
    expect(await client.call(listProjects, { query: {} })).toEqual([])
    expect(await problemOf(client.call(getProject, { params: { id: projectId } }))).toEqual([
      404,
      'not_found',
    ])
    const userId = await ensureDemoUser(api.dependencies.db)
    const rows = await findProjectRows(api.dependencies.db, { userId, projectId })
    expect(rows?.slides.map(({ script }) => script)).toEqual(shipped.slides.map(({ script }) => script))
  })
})
