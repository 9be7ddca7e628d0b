import { addLanguage } from '@voxdeck/contracts/languages/add-language'
import { changeLanguage } from '@voxdeck/contracts/languages/change-language'
import { getGlossary } from '@voxdeck/contracts/languages/get-glossary'
import { getLanguage } from '@voxdeck/contracts/languages/get-language'
import { getLexicon } from '@voxdeck/contracts/languages/get-lexicon'
import { listLanguages } from '@voxdeck/contracts/languages/list-languages'
import { removeLanguage } from '@voxdeck/contracts/languages/remove-language'
import { saveGlossary } from '@voxdeck/contracts/languages/save-glossary'
import { saveLexicon } from '@voxdeck/contracts/languages/save-lexicon'
import { saveTranslation } from '@voxdeck/contracts/languages/save-translation'
import { duplicateProject } from '@voxdeck/contracts/projects/duplicate-project'
import { getProject } from '@voxdeck/contracts/projects/get-project'
import { listProjects } from '@voxdeck/contracts/projects/list-projects'
import { summariseProjects } from '@voxdeck/contracts/projects/summarise-projects'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { reorderSlides } from '@voxdeck/contracts/slides/reorder-slides'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newPerson } from '../../../testing/new-person.ts'
import { newProject } from '../../../testing/new-project.ts'
import { problemOf } from '../../../testing/problem-of.ts'
import { publishLanguages } from '../../../testing/publish-languages.ts'
import { type SignedIn, startTestApi, type TestApi } from '../../../testing/test-api.ts'

describe('the languages of a project', () => {
  let api: TestApi
  let owner: SignedIn
  beforeAll(async () => {
    api = await startTestApi()
    owner = await newPerson(api)
  })
  afterAll(() => api.stop())
  beforeEach(() => publishLanguages(api))

  const add = (id: string, languageCode: string) =>
    owner.client.call(addLanguage, { params: { id }, body: { languageCode } })
  const language = (projectId: string, code = 'es') =>
    owner.client.call(getLanguage, { params: { projectId, language: code } })
  /** A project with one slide for each script. */
  const spoken = async (scripts: string[]) => {
    const { id, images } = await newProject(owner, scripts.length)
    const slideScripts = images.map((image, index) => ({ imageId: image.id, script: scripts[index] ?? '' }))
    await owner.client.call(updateProject, { params: { id }, body: { slideScripts } })
    return { id, images: images.map((image) => image.id) }
  }
  const write = async (
    projectId: string,
    imageId: string,
    script: string,
    state: 'edited' | 'reviewed' = 'edited',
  ) => {
    const slide = (await language(projectId)).slides.find((one) => one.imageId === imageId)
    return owner.client.call(saveTranslation, {
      params: { projectId, language: 'es', imageId },
      body: { translation: { script, state, sourceHash: slide?.sourceHash ?? '' } },
    })
  }
  const staleOf = async (projectId: string) => (await language(projectId)).slides.map(({ stale }) => stale)

  it('O1 those are offered that a voice speaks and a provider translates into', async () => {
    const offered = await owner.client.call(listLanguages)
    const of = (code: string) => offered.find((one) => one.code === code)
    expect(of('es')).toEqual({
      code: 'es',
      name: 'Spanish',
      ownName: 'Español',
      direction: 'ltr',
      hasVoice: true,
      basicVoicesOnly: false,
      hasTranslator: true,
    })
    expect(of('pt-BR')).toMatchObject({ hasVoice: true, basicVoicesOnly: true, hasTranslator: true })
    expect(of('th')).toMatchObject({ hasVoice: true, basicVoicesOnly: false, hasTranslator: false })
    expect(of('ca')).toMatchObject({ hasVoice: false, basicVoicesOnly: false, hasTranslator: true })
    expect(of('ar')).toMatchObject({ hasVoice: false, hasTranslator: false, direction: 'rtl' })
    expect(of('en')).toBeUndefined()
    await api.dependencies.pool.query('delete from toolchains')
    expect(await owner.client.call(listLanguages)).toEqual([])
  })

  it('O1 O10 one is added once, counted, and taken away with its translations', async () => {
    const { id, images } = await spoken(['Hello.'])
    expect((await add(id, 'es')).slides).toMatchObject([{ source: 'Hello.', script: null, state: null }])
    await write(id, images[0] ?? '', 'Hola.')
    expect((await add(id, 'es')).slides).toMatchObject([{ script: 'Hola.', state: 'edited' }])
    await add(id, 'pt-BR')
    const codes = ['es', 'pt-BR'].map((languageCode) => ({ languageCode, title: null }))
    expect((await owner.client.call(getProject, { params: { id } })).translations).toEqual(codes)
    for (const view of ['full', 'card'] as const) {
      const listed = await owner.client.call(listProjects, { query: { view } })
      expect(listed.find((project) => project.id === id)?.translations).toEqual(codes)
    }
    await owner.client.call(removeLanguage, { params: { projectId: id, language: 'es' } })
    expect(await problemOf(language(id))).toEqual([404, 'not_found'])
    expect(
      await problemOf(owner.client.call(removeLanguage, { params: { projectId: id, language: 'es' } })),
    ).toEqual([404, 'not_found'])
    expect((await add(id, 'es')).slides).toMatchObject([{ script: null }])
  })

  it('O14 any language is added and written, also without a voice, a translator or a worker; English is no translation', async () => {
    const { id, images } = await spoken(['Hello.'])
    expect(await add(id, 'ar')).toMatchObject({ hasVoice: false, hasTranslator: false })
    const params = { projectId: id, language: 'ar', imageId: images[0] ?? '' }
    const translation = { script: 'مرحبا.', state: 'edited', sourceHash: '' } as const
    await owner.client.call(saveTranslation, { params, body: { translation } })
    expect((await language(id, 'ar')).slides).toMatchObject([{ script: 'مرحبا.' }])
    expect(await problemOf(add(id, 'en'))).toEqual([400, 'invalid_request'])
    await api.dependencies.pool.query('delete from toolchains')
    expect(await add(id, 'fr')).toMatchObject({ hasVoice: true, hasTranslator: true })
  })

  it('O10 D6 the dashboard counts translations and distinct languages', async () => {
    const person = await newPerson(api)
    for (const codes of [['es', 'pt-BR'], ['es'], []]) {
      const { id } = await newProject(person)
      for (const languageCode of codes)
        await person.client.call(addLanguage, { params: { id }, body: { languageCode } })
    }
    expect(await person.client.call(summariseProjects, {})).toMatchObject({ translations: 3, languages: 2 })
  })

  it('O3 a translation is stale exactly when its English slide changed since', async () => {
    const { id, images } = await spoken(['One.', 'Two.', 'Three.'])
    await add(id, 'es')
    const [first = '', second = '', third = ''] = images
    for (const image of images) await write(id, image, `Traducida.`)
    expect(await staleOf(id)).toEqual([false, false, false])

    const save = (imageId: string, script: string) =>
      owner.client.call(updateProject, { params: { id }, body: { slideScripts: [{ imageId, script }] } })
    await save(second, 'Two and a half.')
    expect(await staleOf(id)).toEqual([false, true, false])
    await owner.client.call(saveLexicon, {
      params: { id },
      body: [{ language: 'en', term: 'One', say: 'Wun' }],
    })
    await owner.client.call(updateProject, {
      params: { id },
      body: { slideScripts: [{ imageId: first, selectedVoice: 'bella' }] },
    })
    await api.dependencies.db
      .updateTable('slides')
      .set({ picture_hash: 'another' })
      .where('id', '=', first)
      .execute()
    expect(await staleOf(id)).toEqual([false, true, false])
    // An edit leaves the translation stale; a review does not, and neither does restoring the source text.
    expect(await write(id, second, 'Dos y.')).toMatchObject({ state: 'edited', stale: true })
    expect(await write(id, second, 'Dos y media.', 'reviewed')).toMatchObject({
      state: 'reviewed',
      stale: false,
    })
    await save(third, 'Four.')
    await save(third, 'Three.')
    expect(await staleOf(id)).toEqual([false, false, false])
  })

  it('O3 reordering makes nothing stale', async () => {
    const { id, images } = await spoken(['One.', 'Two.'])
    await add(id, 'es')
    for (const image of images) await write(id, image, 'Traducida.')
    const slidesBackwards = images.toReversed().map((imageId, orderIndex) => ({ imageId, orderIndex }))
    await owner.client.call(reorderSlides, { params: { id }, body: { slides: slidesBackwards } })
    const { slides } = await language(id)
    expect(slides.map(({ source, stale }) => [source, stale])).toEqual([
      ['Two.', false],
      ['One.', false],
    ])
  })

  it('O3 without scripts of their own slides are translated from their share of the one script', async () => {
    const { id, images } = await newProject(owner, 2)
    await add(id, 'es')
    const body = { englishScript: 'One is here. Two is there.' }
    await owner.client.call(updateProject, { params: { id }, body })
    for (const image of images) await write(id, image.id, 'Traducida.')
    await owner.client.call(updateProject, {
      params: { id },
      body: { englishScript: 'One is here. Two is elsewhere.' },
    })
    expect(await staleOf(id)).toEqual([false, true])
  })

  it('O3 O6 a review that is taken back leaves the translation what it was, and of the source that it was made from', async () => {
    const { id, images } = await spoken(['Hello.'])
    await add(id, 'es')
    const [imageId = ''] = images
    await write(id, imageId, 'Hola.')
    const [before] = (await language(id)).slides
    const slideScripts = [{ imageId, script: 'Hello again.' }]
    await owner.client.call(updateProject, { params: { id }, body: { slideScripts } })
    const [stale] = (await language(id)).slides
    expect(stale).toMatchObject({ stale: true, translatedFrom: before?.sourceHash, sourceBefore: 'Hello.' })
    const save = (translation: object) =>
      owner.client.call(saveTranslation, {
        params: { projectId: id, language: 'es', imageId },
        body: {
          translation: {
            script: 'Hola.',
            state: 'machine',
            sourceHash: stale?.sourceHash ?? '',
            ...translation,
          },
        },
      })
    expect(await save({ state: 'reviewed' })).toMatchObject({ state: 'reviewed', stale: false })
    const earlier = { sourceHash: stale?.translatedFrom ?? '', source: 'Hello.' }
    expect(await save(earlier)).toMatchObject({ state: 'machine', stale: true, sourceBefore: 'Hello.' })
    expect(await save({ ...earlier, source: null })).toMatchObject({ stale: true, sourceBefore: null })
    expect(await problemOf(save({ ...earlier, source: 'Something else.' }))).toEqual([400, 'invalid_request'])
  })

  it('O3 who reviewed beside an English that has changed since reviewed that one', async () => {
    const { id, images } = await spoken(['Before.'])
    await add(id, 'es')
    const [imageId = ''] = images
    const sourceHash = (await language(id)).slides[0]?.sourceHash ?? ''
    const slideScripts = [{ imageId, script: 'After.' }]
    await owner.client.call(updateProject, { params: { id }, body: { slideScripts } })
    const saved = await owner.client.call(saveTranslation, {
      params: { projectId: id, language: 'es', imageId },
      body: { translation: { script: 'Antes.', state: 'reviewed', sourceHash } },
    })
    expect(saved).toMatchObject({ state: 'reviewed', stale: true })
  })

  it('a translation has its foretold length, without its markup', async () => {
    const { id, images } = await spoken(['Hello there, harbour.'])
    await add(id, 'es')
    const plain = await write(id, images[0] ?? '', 'Hola, puerto.')
    const marked = await write(id, images[0] ?? '', '[pause 2s]Hola, [puerto|PWER to].')
    expect(marked.foretoldSeconds - plain.foretoldSeconds).toBeCloseTo(2, 5)
  })

  it('J8 O7 a glossary is kept as a whole, and what does not follow it is told at its slide', async () => {
    const { id, images } = await spoken(['A slide of Voxdeck.', 'Nothing.'])
    await add(id, 'es')
    const glossary = [
      { term: 'Voxdeck', keep: true, translations: {} },
      { term: 'slide', keep: false, translations: { es: 'diapositiva', 'pt-BR': 'slide' } },
    ]
    const params = { id }
    expect(await owner.client.call(saveGlossary, { params, body: glossary })).toEqual(glossary)
    expect(await owner.client.call(getGlossary, { params })).toEqual(glossary)
    expect((await write(id, images[0] ?? '', 'Una lámina de Voxdeck.')).misses).toEqual(['slide'])
    expect((await write(id, images[0] ?? '', 'Una diapositiva de Voxdeck.')).misses).toEqual([])
    expect((await write(id, images[1] ?? '', 'Nada.')).misses).toEqual([])
    const twice = [...glossary, { term: 'SLIDE', keep: true, translations: {} }]
    expect(await problemOf(owner.client.call(saveGlossary, { params, body: twice }))).toEqual([
      400,
      'invalid_request',
    ])
    expect(await owner.client.call(saveGlossary, { params, body: [] })).toEqual([])
  })

  it('J7 a lexicon is kept as a whole, by language', async () => {
    const { id } = await newProject(owner)
    const lexicon = [
      { language: 'en', term: 'Voxdeck', say: 'VOX deck' },
      { language: 'es', term: 'Voxdeck', say: 'BOX dec' },
    ]
    const params = { id }
    expect(await owner.client.call(saveLexicon, { params, body: lexicon })).toEqual(lexicon)
    expect(await owner.client.call(getLexicon, { params })).toEqual(lexicon)
  })

  it('a voice is chosen per language and per slide, of that language only', async () => {
    const { id, images } = await spoken(['One.', 'Two.'])
    await add(id, 'es')
    const params = { projectId: id, language: 'es' }
    const choose = (voice: string | null) => owner.client.call(changeLanguage, { params, body: { voice } })
    const chooseFor = (voice: string | null) =>
      owner.client.call(saveTranslation, { params: { ...params, imageId: images[1] ?? '' }, body: { voice } })
    expect((await choose('lucia')).voice).toBe('lucia')
    expect(await problemOf(choose('malee'))).toEqual([422, 'voice_unavailable'])
    expect(await problemOf(chooseFor('adam'))).toEqual([422, 'voice_unavailable'])
    expect(await chooseFor('tomas')).toMatchObject({ voice: 'tomas', script: null })
    expect((await language(id)).slides.map(({ voice }) => voice)).toEqual([null, 'tomas'])
    expect((await chooseFor(null)).voice).toBeNull()
    expect((await choose(null)).voice).toBeNull()
  })

  it('V14 a language has its own speed, which its foretold lengths and a copy have too', async () => {
    const { id, images } = await spoken(['One, and two, and three.', 'Four.'])
    await add(id, 'es')
    await write(id, images[0] ?? '', 'Uno, y dos, y tres.', 'reviewed')
    const params = { projectId: id, language: 'es' }
    const speak = (speakingSpeed: number | null) =>
      owner.client.call(changeLanguage, { params, body: { speakingSpeed } })
    const [before] = (await language(id)).slides
    const slow = await speak(100)
    expect(slow).toMatchObject({ speakingSpeed: 100, voice: null })
    expect(slow.slides[0]?.foretoldSeconds).toBeCloseTo((before?.foretoldSeconds ?? 0) * 1.5, 5)
    expect(await problemOf(speak(300))).toEqual([400, 'invalid_request'])
    const copy = await owner.client.call(duplicateProject, { params: { id } })
    expect((await language(copy.id)).speakingSpeed).toBe(100)
    await owner.client.call(changeLanguage, { params, body: { voice: 'lucia' } })
    expect((await language(id)).speakingSpeed).toBe(100)
    expect((await speak(null)).slides[0]?.foretoldSeconds).toBe(before?.foretoldSeconds)
  })

  it('O1 a copy has the languages, translations, voices, lexicon and glossary of its project', async () => {
    const { id, images } = await spoken(['A slide.', 'Two.'])
    await add(id, 'es')
    await write(id, images[0] ?? '', 'Una diapositiva.', 'reviewed')
    await owner.client.call(saveTranslation, {
      params: { projectId: id, language: 'es', imageId: images[1] ?? '' },
      body: { voice: 'tomas' },
    })
    const glossary = [{ term: 'slide', keep: false, translations: { es: 'diapositiva' } }]
    await owner.client.call(saveGlossary, { params: { id }, body: glossary })
    const lexicon = [{ language: 'es', term: 'slide', say: 'eslaid' }]
    await owner.client.call(saveLexicon, { params: { id }, body: lexicon })
    const copy = await owner.client.call(duplicateProject, { params: { id } })
    expect(copy.translations).toEqual([{ languageCode: 'es', title: null }])
    const withoutIds = async (projectId: string) =>
      (await language(projectId)).slides.map((slide) => ({ ...slide, imageId: '' }))
    expect(await withoutIds(copy.id)).toEqual(await withoutIds(id))
    expect(await owner.client.call(getGlossary, { params: { id: copy.id } })).toEqual(glossary)
    expect(await owner.client.call(getLexicon, { params: { id: copy.id } })).toEqual(lexicon)
  })
})
