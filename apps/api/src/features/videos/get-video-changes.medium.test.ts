import { getLanguage } from '@voxdeck/contracts/languages/get-language'
import { removeLanguage } from '@voxdeck/contracts/languages/remove-language'
import { saveTranslation } from '@voxdeck/contracts/languages/save-translation'
import { getProject } from '@voxdeck/contracts/projects/get-project'
import { listProjects } from '@voxdeck/contracts/projects/list-projects'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { deleteSlide } from '@voxdeck/contracts/slides/delete-slide'
import { generateVideo } from '@voxdeck/contracts/videos/generate-video'
import { getVideoChanges } from '@voxdeck/contracts/videos/get-video-changes'
import { getVideoScript } from '@voxdeck/contracts/videos/get-video-script'
import { endTranslating } from '@voxdeck/db/languages/translation-jobs'
import { endVideo } from '@voxdeck/db/videos/video-lifecycle'
import { videoSubject } from '@voxdeck/delivery/message'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newPerson } from '../../../testing/new-person.ts'
import { newTranslatedProject } from '../../../testing/new-translated-project.ts'
import { problemOf } from '../../../testing/problem-of.ts'
import { publishLanguages } from '../../../testing/publish-languages.ts'
import { type SignedIn, startTestApi, type TestApi } from '../../../testing/test-api.ts'

describe('a finished video of a project that changed', () => {
  let api: TestApi
  let owner: SignedIn
  let id: string
  let videoId: string
  beforeAll(async () => {
    api = await startTestApi({ LOG_LEVEL: 'silent' })
    owner = await newPerson(api)
  })
  afterAll(() => api.stop())
  beforeEach(async () => {
    await publishLanguages(api)
    id = await newTranslatedProject(owner)
    videoId = await finish(['en', 'es'])
  })
  afterAll(() => api.dependencies.pool.query('delete from toolchains'))

  const finish = async (languages: string[]) => {
    const asked = await owner.client.call(generateVideo, { params: { id }, body: { languages } })
    const { db, delivery } = api.dependencies
    await delivery.deliver(videoSubject(asked.videoId))
    await endVideo(
      db,
      { videoId: asked.videoId, projectId: id },
      { status: 'completed', filename: `${asked.videoId}.mp4`, durationSeconds: 9, size: 9, timeline: [] },
    )
    return asked.videoId
  }
  const read = () => owner.client.call(getProject, { params: { id } })
  const listed = async () => {
    const projects = await owner.client.call(listProjects, { query: { view: 'card' } })
    return projects.find((project) => project.id === id)
  }
  /** Whether the project and the dashboard take the video for one of today's content. */
  const current = async () => {
    const of = (project: Awaited<ReturnType<typeof listed>> | Awaited<ReturnType<typeof read>>) => {
      const video = project?.videos.find((one) => one.id === videoId)
      return project?.hashesNow.some(({ contentHash }) => contentHash === video?.contentHash)
    }
    return { project: of(await read()), dashboard: of(await listed()) }
  }
  const isCurrent = { project: true, dashboard: true }
  const isOlder = { project: false, dashboard: false }
  const changes = () => owner.client.call(getVideoChanges, { params: { projectId: id, videoId } })
  const translate = async (slide: number, script: string) => {
    const { slides } = await owner.client.call(getLanguage, { params: { projectId: id, language: 'es' } })
    const { imageId = '', sourceHash = '' } = slides[slide] ?? {}
    await owner.client.call(saveTranslation, {
      params: { projectId: id, language: 'es', imageId },
      body: { translation: { script, state: 'edited', sourceHash } },
    })
    return imageId
  }

  it('G17 G20 in several languages is older once words of one of them changed, and of today when they are back', async () => {
    expect(await current()).toEqual(isCurrent)
    await owner.client.call(updateProject, { params: { id }, body: { title: 'Another title' } })
    expect(await current()).toEqual(isCurrent)
    const imageId = await translate(1, 'Hasta luego.')
    expect(await current()).toEqual(isOlder)
    expect(await changes()).toEqual({
      slides: [{ imageId, slideNumber: 2, changes: ['words'] }],
      removedSlides: 0,
      isReordered: false,
      settings: [],
    })
    await translate(1, 'Adiós.')
    expect(await current()).toEqual(isCurrent)
  })

  it('G14 its text is read in each of its languages, and which of them changed', async () => {
    const imageId = await translate(1, 'Hasta luego.')
    const params = { projectId: id, videoId }
    const read = (language?: 'es' | 'fr') =>
      owner.client.call(getVideoScript, { params, query: language ? { language } : {} })
    const es = await read('es')
    expect(es).toMatchObject({
      languageCode: 'es',
      languages: [
        { languageCode: 'en', isCurrent: true },
        { languageCode: 'es', isCurrent: false },
      ],
    })
    expect(es.slides.map(({ script, isCurrent: isSame }) => [script, isSame])).toEqual([
      ['Hola.', true],
      ['Adiós.', false],
    ])
    expect((await read()).slides[1]).toMatchObject({ imageId, script: 'Bye.', isCurrent: true })
    expect(await problemOf(read('fr'))).toEqual([404, 'not_found'])
    await translate(1, 'Adiós.')
  })

  it('G17 of English alone stays of today when a translation changes', async () => {
    videoId = await finish(['en'])
    await translate(0, 'Buenas.')
    expect(await current()).toEqual(isCurrent)
    const [slide] = (await read()).slideScripts
    const slideScripts = [{ imageId: slide?.imageId ?? '', script: 'Hi.' }]
    await owner.client.call(updateProject, { params: { id }, body: { slideScripts } })
    expect(await current()).toEqual(isOlder)
  })

  it('G20 names what came, went and is otherwise', async () => {
    const [first] = (await read()).images
    await owner.client.call(deleteSlide, { params: { projectId: id, imageId: first?.id ?? '' } })
    await owner.client.call(updateProject, {
      params: { id },
      body: { videoSettings: { speakingSpeed: 150, resolution: '720p', transition: 'none' } },
    })
    expect(await changes()).toEqual({
      slides: [],
      removedSlides: 1,
      isReordered: false,
      settings: ['frame', 'transition'],
    })
  })

  it('G20 a language that is gone is told once, not on each slide', async () => {
    await owner.client.call(removeLanguage, { params: { projectId: id, language: 'es' } })
    expect(await changes()).toMatchObject({ slides: [], settings: ['languages'] })
    expect(await current()).toEqual(isOlder)
  })

  it('G17 says nothing of other languages while no worker says which voices there are', async () => {
    await api.dependencies.pool.query('delete from toolchains')
    expect((await read()).hashesNow.map(({ languages }) => languages)).toEqual([['en']])
  })

  it('G17 open pages hear of the end of a translation, after which a video may be older', async () => {
    const { db, pool } = api.dependencies
    await pool.query(
      "insert into translation_jobs (project_id, language, status, planned) values ($1, 'es', 'translating', 2)",
      [id],
    )
    const before = await read()
    await endTranslating(db, { projectId: id, language: 'es' }, { status: 'done' })
    expect((await read()).revision).toBe(before.revision + 1)
  })
})
