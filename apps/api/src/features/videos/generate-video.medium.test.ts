import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { generateEnglishVideo } from '@voxdeck/contracts/videos/generate-english-video'
import { generateVideo } from '@voxdeck/contracts/videos/generate-video'
import { listVideos } from '@voxdeck/contracts/videos/list-videos'
import type { Plan } from '@voxdeck/core/plan/plan'
import { videoSubject } from '@voxdeck/delivery/message'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newPerson } from '../../../testing/new-person.ts'
import { newProject } from '../../../testing/new-project.ts'
import { newTranslatedProject } from '../../../testing/new-translated-project.ts'
import { problemOf } from '../../../testing/problem-of.ts'
import { publishLanguages } from '../../../testing/publish-languages.ts'
import { type SignedIn, startTestApi, type TestApi } from '../../../testing/test-api.ts'

describe('asking for a video in several languages', () => {
  let api: TestApi
  let owner: SignedIn
  beforeAll(async () => {
    api = await startTestApi({ LOG_LEVEL: 'silent' })
    owner = await newPerson(api)
  })
  afterAll(() => api.stop())
  beforeEach(() => publishLanguages(api))
  afterAll(() => api.dependencies.pool.query('delete from toolchains'))

  const generate = (id: string, languages: string[]) =>
    owner.client.call(generateVideo, { params: { id }, body: { languages } })
  const videosOf = (id: string) => owner.client.call(listVideos, { params: { id } })
  const planOf = async (videoId: string): Promise<Plan> => {
    const { db, store, delivery } = api.dependencies
    await delivery.deliver(videoSubject(videoId))
    const { plan_key } = await db
      .selectFrom('videos')
      .where('id', '=', videoId)
      .select('plan_key')
      .executeTakeFirstOrThrow()
    return JSON.parse(await store.getText(plan_key)) as Plan
  }
  const translated = () => newTranslatedProject(owner)

  it('P10 plans every language in its own words and voices, the first as the video’s own', async () => {
    const id = await translated()
    const { videoId } = await generate(id, ['en', 'es'])
    const [video] = await videosOf(id)
    expect(video).toMatchObject({
      id: videoId,
      languageCode: 'multi',
      languages: ['en', 'es'],
      masterUrl: null,
      captions: [],
      pack: null,
      progress: { languageStep: 'translations', sentences: { planned: 4 } },
    })
    const { slides } = await planOf(videoId)
    const voiceVersion = 'of many languages'
    expect(slides.map(({ narration }) => narration)).toEqual([
      {
        en: { voice: 'adam', voiceVersion, sentences: ['Hello.'] },
        es: { voice: 'lucia', voiceVersion, sentences: ['Hola.'] },
      },
      {
        en: { voice: 'adam', voiceVersion, sentences: ['Bye.'] },
        es: { voice: 'tomas', voiceVersion, sentences: ['Adiós.'] },
      },
    ])
  })

  it('P10 in one language it is called by it, and stands beside the others', async () => {
    const id = await translated()
    await generate(id, ['es'])
    await generate(id, ['en', 'es'])
    await owner.client.call(generateEnglishVideo, { params: { id } })
    const videos = await videosOf(id)
    expect(videos.map(({ languageCode, status }) => [languageCode, status])).toEqual([
      ['en', 'generating'],
      ['multi', 'generating'],
      ['es', 'generating'],
    ])
    expect(videos[2]).toMatchObject({ progress: { languageStep: null }, text: { excerpt: 'Hola. Adiós.' } })
  })

  it('P10 a newer ask for the same languages ends the older one', async () => {
    const id = await translated()
    await generate(id, ['en', 'es'])
    await owner.client.call(updateProject, {
      params: { id },
      body: { videoSettings: { speakingSpeed: 120, resolution: '720p', transition: 'none' } },
    })
    await generate(id, ['en', 'es'])
    expect((await videosOf(id)).map(({ status }) => status)).toEqual(['generating', 'cancelled'])
  })

  it('P10 slides without a translation are named by their language, and nothing is begun', async () => {
    const id = await translated()
    expect(await problemOf(generate(id, ['en', 'es', 'th', 'pt-BR']))).toEqual([422, 'translation_missing'])
    await expect(generate(id, ['th', 'pt-BR'])).rejects.toThrow('ไทย, Português (Brasil)')
    expect(await videosOf(id)).toEqual([])
  })

  it.each([
    ['none', []],
    ['one twice', ['en', 'en']],
    ['one that nobody speaks', ['tlh']],
  ])('P10 %s is refused', async (_, languages) => {
    const { id } = await newProject(owner)
    expect(await problemOf(generate(id, languages))).toEqual([400, 'invalid_request'])
  })
})
