import { addLanguage } from '@voxdeck/contracts/languages/add-language'
import { cancelTranslating } from '@voxdeck/contracts/languages/cancel-translating'
import { getLanguage } from '@voxdeck/contracts/languages/get-language'
import { saveTranslation } from '@voxdeck/contracts/languages/save-translation'
import { translateSlides } from '@voxdeck/contracts/languages/translate-slides'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { endTranslating } from '@voxdeck/db/languages/translation-jobs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newPerson } from '../../../testing/new-person.ts'
import { newProject } from '../../../testing/new-project.ts'
import { problemOf } from '../../../testing/problem-of.ts'
import { publishLanguages } from '../../../testing/publish-languages.ts'
import { type SignedIn, startTestApi, type TestApi } from '../../../testing/test-api.ts'

describe('asking for translations', () => {
  let api: TestApi
  let owner: SignedIn
  beforeAll(async () => {
    api = await startTestApi()
    owner = await newPerson(api)
  })
  afterAll(() => api.stop())
  beforeEach(() => publishLanguages(api))

  const spoken = async (languages: string[]) => {
    const { id, images } = await newProject(owner, 3)
    const slideScripts = images.slice(0, 2).map((image) => ({ imageId: image.id, script: 'Hello.' }))
    await owner.client.call(updateProject, { params: { id }, body: { slideScripts } })
    for (const languageCode of languages)
      await owner.client.call(addLanguage, { params: { id }, body: { languageCode } })
    return { id, images: images.map((image) => image.id) }
  }
  const translate = (
    id: string,
    body: Parameters<typeof owner.client.call<typeof translateSlides>>[1]['body'] = {},
  ) => owner.client.call(translateSlides, { params: { id }, body })

  it('O2 O5 what is missing is planned in every language, silent slides in none, and its job is told', async () => {
    const { id } = await spoken(['es', 'pt-BR'])
    const asked = await translate(id)
    expect(asked).toMatchObject([
      { languageCode: 'es', planned: 2, left: 0, job: { status: 'translating', planned: 2, done: 0 } },
      { languageCode: 'pt-BR', planned: 2, left: 0, job: { status: 'translating' } },
    ])
    const params = { projectId: id, language: 'es' }
    expect((await owner.client.call(getLanguage, { params })).job).toMatchObject({ status: 'translating' })
    expect((await owner.client.call(cancelTranslating, { params })).job).toMatchObject({
      status: 'cancelled',
    })
    const other = { projectId: id, language: 'pt-BR' }
    expect((await owner.client.call(getLanguage, { params: other })).job?.status).toBe('translating')
  })

  it('O5 what people wrote is left and counted, until they say that it may go', async () => {
    const { id, images } = await spoken(['es'])
    const imageId = images[0] ?? ''
    await owner.client.call(saveTranslation, {
      params: { projectId: id, language: 'es', imageId },
      body: { translation: { script: 'Hola.', state: 'reviewed', sourceHash: 'of another text' } },
    })
    expect(await translate(id, { imageIds: [imageId] })).toMatchObject([{ planned: 0, left: 1, job: null }])
    expect(await translate(id, { imageIds: [imageId], overwrite: true })).toMatchObject([
      { planned: 1, left: 0 },
    ])
  })

  it('O12 what people wrote is asked for again by itself where some of its sentences stay', async () => {
    const { id, images } = await spoken(['es'])
    const imageId = images[0] ?? ''
    const params = { projectId: id, language: 'es' }
    const slide = async () => (await owner.client.call(getLanguage, { params })).slides[0]
    const { sourceHash = '', source = '' } = (await slide()) ?? {}
    const say = (script: string) =>
      owner.client.call(updateProject, { params: { id }, body: { slideScripts: [{ imageId, script }] } })
    await owner.client.call(saveTranslation, {
      params: { ...params, imageId },
      body: { translation: { script: 'Hola.', state: 'reviewed', sourceHash } },
    })
    expect(await slide()).toMatchObject({ stale: false, sourceBefore: null, renewable: false })
    await say(`${source} And more.`)
    expect(await slide()).toMatchObject({ stale: true, sourceBefore: source, renewable: true })
    expect(await translate(id, { imageIds: [imageId] })).toMatchObject([{ planned: 1, left: 0 }])
    await say('All of it is new.')
    expect(await slide()).toMatchObject({ stale: true, sourceBefore: source, renewable: false })
    expect(await translate(id, { imageIds: [imageId] })).toMatchObject([{ planned: 0, left: 1 }])
  })

  it('O8 a failure is told in the words of the error table', async () => {
    const { id } = await spoken(['es'])
    await translate(id)
    const end = { status: 'failed', code: 'translation_refused' } as const
    await endTranslating(api.dependencies.db, { projectId: id, language: 'es' }, end)
    const { job } = await owner.client.call(getLanguage, { params: { projectId: id, language: 'es' } })
    expect(job?.failure).toMatchObject({ code: 'translation_refused', retryable: false })
    expect(job?.failure?.message).toContain('key')
    expect(await translate(id)).toMatchObject([{ job: { status: 'translating', failure: null } }])
  })

  it('O1 O8 needs a worker that translates the language, which the project has', async () => {
    const { id } = await spoken(['es'])
    expect(await problemOf(translate(id, { languages: ['pt-BR'] }))).toEqual([404, 'not_found'])
    await api.dependencies.pool.query(`update toolchains set translators = '[]'`)
    expect(await problemOf(translate(id))).toEqual([422, 'language_unavailable'])
    await api.dependencies.pool.query('delete from toolchains')
    expect(await problemOf(translate(id))).toEqual([503, 'no_worker'])
  })
})
