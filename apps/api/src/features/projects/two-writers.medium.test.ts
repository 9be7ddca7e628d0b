import { createHash } from 'node:crypto'
import { ApiError } from '@voxdeck/contracts/client'
import { addLanguage } from '@voxdeck/contracts/languages/add-language'
import { getGlossary } from '@voxdeck/contracts/languages/get-glossary'
import { getLanguage } from '@voxdeck/contracts/languages/get-language'
import { getLexicon } from '@voxdeck/contracts/languages/get-lexicon'
import { saveGlossary } from '@voxdeck/contracts/languages/save-glossary'
import { saveLexicon } from '@voxdeck/contracts/languages/save-lexicon'
import { saveTranslation } from '@voxdeck/contracts/languages/save-translation'
import type { Problem } from '@voxdeck/contracts/operation'
import { getProject } from '@voxdeck/contracts/projects/get-project'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { canonicalJson } from '@voxdeck/core/plan/canonical-json'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newProject } from '../../../testing/new-project.ts'
import { publishLanguages } from '../../../testing/publish-languages.ts'
import { type SignedIn, startTestApi, type TestApi } from '../../../testing/test-api.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const hashOfList = (list: unknown) => hashOf(canonicalJson(list))

const refusal = async (call: Promise<unknown>): Promise<Problem | null> => {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  return error instanceof ApiError ? error.problem : null
}

describe('two writers', () => {
  let api: TestApi
  let owner: SignedIn
  let id: string
  let first: string
  let second: string
  beforeAll(async () => {
    api = await startTestApi()
    owner = await api.signIn(ada)
    await publishLanguages(api)
  })
  afterAll(() => api.stop())
  beforeEach(async () => {
    const project = await newProject(owner, 2)
    id = project.id
    first = project.images[0]?.id ?? ''
    second = project.images[1]?.id ?? ''
  })

  const save = (body: Parameters<typeof owner.client.call<typeof updateProject>>[1]['body']) =>
    owner.client.call(updateProject, { params: { id }, body })
  const scripts = async () =>
    (await owner.client.call(getProject, { params: { id } })).slideScripts.map(({ script }) => script)
  const write = (imageId: string, script: string, base?: string) =>
    save({
      slideScripts: [{ imageId, script, ...(base === undefined ? {} : { scriptBase: hashOf(base) }) }],
    })

  it('of one slide: the second is told what stands there, and nothing of its save is stored', async () => {
    await write(first, 'Before.')
    await write(first, 'Theirs.', 'Before.')
    const both = save({
      slideScripts: [
        { imageId: first, script: 'Mine.', scriptBase: hashOf('Before.') },
        { imageId: second, script: 'Mine too.', scriptBase: hashOf('') },
      ],
      title: 'Mine',
    })
    expect(await refusal(both)).toMatchObject({
      code: 'text_conflict',
      conflicts: [{ field: `slideScripts/${first}`, base: 'Before.', theirs: 'Theirs.', mine: 'Mine.' }],
    })
    expect(await scripts()).toEqual(['Theirs.', ''])
    await write(first, 'Mine.', 'Theirs.')
    expect(await scripts()).toEqual(['Mine.', ''])
  })

  it('of two slides do not meet', async () => {
    await write(first, 'One.', '')
    await write(second, 'Two.', '')
    expect(await scripts()).toEqual(['One.', 'Two.'])
  })

  it('that write the same agree, and a save that names no base is taken as ever', async () => {
    await write(first, 'Same.', '')
    await write(first, 'Same.', '')
    await write(first, 'Taken.')
    expect(await scripts()).toEqual(['Taken.', ''])
  })

  it('of the project’s script: one of twenty at once is stored, and the others are refused', async () => {
    const asked = Array.from({ length: 20 }, (_, index) =>
      refusal(save({ englishScript: `Script ${index}.`, englishScriptBase: hashOf('') })),
    )
    const refused = (await Promise.all(asked)).filter((problem) => problem !== null)
    expect(refused).toHaveLength(19)
    const { englishScript } = await owner.client.call(getProject, { params: { id } })
    for (const { conflicts } of refused)
      expect(conflicts).toMatchObject([{ field: 'englishScript', base: '', theirs: englishScript }])
  })

  it('of a translation', async () => {
    const language = 'es'
    await owner.client.call(addLanguage, { params: { id }, body: { languageCode: language } })
    const translate = (script: string, base: string) =>
      owner.client.call(saveTranslation, {
        params: { projectId: id, language, imageId: first },
        body: { translation: { script, scriptBase: hashOf(base), state: 'edited', sourceHash: '' } },
      })
    await translate('Suya.', '')
    expect(await refusal(translate('Mía.', ''))).toMatchObject({
      code: 'text_conflict',
      conflicts: [{ field: `translations/${language}/${first}`, base: '', theirs: 'Suya.', mine: 'Mía.' }],
    })
    const { slides } = await owner.client.call(getLanguage, { params: { projectId: id, language } })
    expect(slides[0]?.script).toBe('Suya.')
  })

  it('of settings: each property is the last one’s', async () => {
    await save({ videoSettings: { resolution: '720p' } })
    await save({ videoSettings: { transition: 'none' } })
    const { videoSettings } = await owner.client.call(getProject, { params: { id } })
    expect(videoSettings).toMatchObject({ resolution: '720p', transition: 'none', speakingSpeed: 150 })
  })

  it('of the lexicon: other words are merged, the same word is refused', async () => {
    const said = (term: string, say: string) => ({ language: 'en', term, say })
    const put = (list: ReturnType<typeof said>[], base: ReturnType<typeof said>[]) =>
      owner.client.call(saveLexicon, { params: { id }, query: { base: hashOfList(base) }, body: list })
    const base = [said('SQL', 'sequel')]
    await put(base, [])
    await put([said('PNG', 'ping'), ...base], base)
    expect(await put([said('GIF', 'jif'), said('SQL', 'squeal')], base)).toEqual([
      said('PNG', 'ping'),
      said('GIF', 'jif'),
      said('SQL', 'squeal'),
    ])
    expect(await refusal(put([said('SQL', 'ess queue ell')], base))).toMatchObject({
      code: 'text_conflict',
      conflicts: [{ field: 'lexicon/en/sql/say', base: 'sequel', theirs: 'squeal', mine: 'ess queue ell' }],
    })
    expect(await owner.client.call(getLexicon, { params: { id } })).toHaveLength(3)
  })

  it('of the glossary: other languages are merged, the same one is refused', async () => {
    const term = (translations: Record<string, string>) => [{ term: 'deck', keep: false, translations }]
    const put = (list: ReturnType<typeof term>, base: ReturnType<typeof term> | []) =>
      owner.client.call(saveGlossary, { params: { id }, query: { base: hashOfList(base) }, body: list })
    const base = term({ es: 'mazo', fr: 'jeu' })
    await put(base, [])
    await put(term({ es: 'baraja', fr: 'jeu' }), base)
    expect(await put(term({ es: 'mazo', fr: 'paquet' }), base)).toEqual(term({ es: 'baraja', fr: 'paquet' }))
    expect(await refusal(put(term({ es: 'cubierta', fr: 'jeu' }), base))).toMatchObject({
      conflicts: [{ field: 'glossary/deck/es', base: 'mazo', theirs: 'baraja', mine: 'cubierta' }],
    })
    expect(await owner.client.call(getGlossary, { params: { id } })).toEqual(
      term({ es: 'baraja', fr: 'paquet' }),
    )
  })
})
