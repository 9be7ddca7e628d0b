import { saveGlossary } from '@voxdeck/db/languages/glossary'
import {
  changeProjectLanguage,
  findProjectLanguage,
  removeProjectLanguage,
} from '@voxdeck/db/languages/project-languages'
import { findTranslations, saveTranslation } from '@voxdeck/db/languages/translations'
import { listTranslationUsage } from '@voxdeck/db/translating/translation-usage'
import { toyTranslate } from '@voxdeck/translation/testing/toy-language'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { spokenProject } from '../../testing/spoken-project.ts'
import { startTranslationBench, type TranslationBench, textsSent } from '../../testing/translation-bench.ts'
import { watchTranslators } from './watch-translators.ts'

describe('translating a project', () => {
  let bench: TranslationBench
  let videos = 0
  beforeAll(async () => {
    bench = await startTranslationBench()
  })
  afterAll(() => bench.stop())
  beforeEach(() => {
    videos += 1
    for (const { server } of [bench.libre, bench.chat]) {
      server.received.length = 0
      server.mishap = () => undefined
    }
  })

  /** Sentences that differ in each test, so that none is cached. */
  const scriptsOf = (count: number) =>
    Array.from(
      { length: count },
      (_, slide) => `The harbour of video ${videos} opens at ${slide}. Boats leave it.`,
    )
  const project = (scripts: string[], languages = ['es']) => spokenProject(bench.db, { scripts, languages })
  const ends = async (projectId: string, status: string, language = 'es') => {
    const statusNow = async () => (await bench.jobOf(projectId, language))?.status
    await expect.poll(statusNow, { timeout: 60_000, interval: 50 }).toBe(status)
  }
  const usage = async () => {
    const rows = await listTranslationUsage(bench.db, 1)
    return rows.find(({ provider }) => provider === 'libretranslate') ?? { characters: 0, requests: 0 }
  }

  it('O2 O3 slides are translated by a machine, and no sentence is sent twice', async () => {
    const scripts = scriptsOf(20)
    const { projectId, slideIds } = await project(scripts)
    const before = await usage()
    await bench.ask({ projectId, language: 'es', slideIds })
    await ends(projectId, 'done')
    expect(await bench.scriptsOf(projectId, 'es', slideIds)).toEqual(
      scripts.map((script) => toyTranslate(script)),
    )
    const rows = [...(await findTranslations(bench.db, { projectId, language: 'es' })).values()]
    expect(new Set(rows.map(({ state, provider }) => `${state} by ${provider}`))).toEqual(
      new Set(['machine by libretranslate']),
    )
    expect(await bench.jobOf(projectId, 'es')).toMatchObject({ planned: 20, done: 20 })

    const sent = textsSent(bench.libre)
    expect(new Set(sent).size).toBe(sent.length)
    const after = await usage()
    expect(after.characters - before.characters).toBe(sent.reduce((sum, text) => sum + text.length, 0))
    expect(after.requests - before.requests).toBe(
      bench.libre.server.received.filter((request) => bench.libre.isTranslation(request)).length,
    )

    await bench.ask({ projectId, language: 'es', slideIds })
    await ends(projectId, 'done')
    expect(textsSent(bench.libre)).toEqual(sent)
    // The surrounding text may have decided a translation, so projects do not share cached sentences.
    const other = await project(scripts)
    await bench.ask({ projectId: other.projectId, language: 'es', slideIds: other.slideIds })
    await ends(other.projectId, 'done')
    expect(textsSent(bench.libre).length).toBe(2 * sent.length)
    process.stdout.write(
      `      20 slides: ${sent.length} sentences sent once, ${after.requests - before.requests} requests\n`,
    )
  })

  it('O2 what is done stays done when the rest is cancelled, and only the rest is sent later', async () => {
    const scripts = scriptsOf(20)
    const { projectId, slideIds } = await project(scripts)
    bench.libre.server.mishap = ({ body }) => (body.includes('opens at 12') ? 'hang' : undefined)
    await bench.ask({ projectId, language: 'es', slideIds })
    await expect
      .poll(() => textsSent(bench.libre).some((text) => text.includes('opens at 12')), { timeout: 30_000 })
      .toBe(true)
    await bench.workflows.cancelTranslating({ projectId, language: 'es' })
    await ends(projectId, 'cancelled')
    await expect
      .poll(() => bench.libre.server.received.filter(({ isAborted }) => isAborted).length, {
        timeout: 10_000,
      })
      .toBe(1)
    const kept = await bench.scriptsOf(projectId, 'es', slideIds)
    expect(kept.filter((script) => script !== null)).toHaveLength(12)
    const sent = textsSent(bench.libre)
    expect(sent.some((text) => text.includes('opens at 13'))).toBe(false)

    bench.libre.server.mishap = () => undefined
    await bench.ask({ projectId, language: 'es', slideIds: slideIds.slice(12) })
    await ends(projectId, 'done')
    expect(await bench.scriptsOf(projectId, 'es', slideIds)).not.toContain(null)
    const answered = bench.libre.server.received
      .filter((request) => bench.libre.isTranslation(request) && !request.isAborted)
      .flatMap((request) => bench.libre.textsOf(request))
    expect(new Set(answered).size).toBe(answered.length)
  })

  it('O2 what is asked while others are translated comes after them', async () => {
    const { projectId, slideIds } = await project(scriptsOf(12))
    await bench.ask({ projectId, language: 'es', slideIds: slideIds.slice(0, 6) })
    await bench.ask({ projectId, language: 'es', slideIds: slideIds.slice(6) })
    await ends(projectId, 'done')
    expect(await bench.scriptsOf(projectId, 'es', slideIds)).not.toContain(null)
  })

  it('O8 a provider that is down fails its language with its code, and the others go on', async () => {
    const scripts = scriptsOf(10)
    const { projectId, slideIds } = await project(scripts, ['es', 'th'])
    bench.libre.server.mishap = ({ body }) =>
      body.includes('opens at 5') ? { status: 502, body: '' } : undefined
    await bench.ask({ projectId, language: 'es', slideIds })
    await bench.ask({ projectId, language: 'th', slideIds })
    await ends(projectId, 'done', 'th')
    await ends(projectId, 'failed', 'es')
    expect(await bench.scriptsOf(projectId, 'th', slideIds)).not.toContain(null)
    expect(await bench.jobOf(projectId, 'es')).toMatchObject({
      failure_code: 'translation_unreachable',
      done: 5,
    })
    expect(
      (await bench.scriptsOf(projectId, 'es', slideIds)).filter((script) => script !== null),
    ).toHaveLength(5)

    bench.libre.server.mishap = () => undefined
    await bench.ask({ projectId, language: 'es', slideIds: slideIds.slice(5) })
    await ends(projectId, 'done', 'es')
    expect(await bench.scriptsOf(projectId, 'es', slideIds)).not.toContain(null)
  })

  it.each([
    ['a refused key', { status: 403, body: '{"error":"Invalid API key"}' }, 'translation_refused', 1],
    ['nonsense', { status: 200, body: '<!doctype html>It works!' }, 'translation_bad_answer', 4],
  ])('O8 %s is told as what it is, and nothing is kept of it', async (_, reply, code, tries) => {
    const { projectId, slideIds } = await project(scriptsOf(1))
    bench.libre.server.mishap = (request) =>
      bench.libre.isTranslation(request)
        ? { headers: { 'content-type': 'application/json' }, ...reply }
        : undefined
    await bench.ask({ projectId, language: 'es', slideIds })
    await ends(projectId, 'failed')
    expect(await bench.jobOf(projectId, 'es')).toMatchObject({ failure_code: code, done: 0 })
    expect(await bench.scriptsOf(projectId, 'es', slideIds)).toEqual([null])
    const sent = textsSent(bench.libre)
    expect(sent.filter((text) => text === sent[0]).length).toBeGreaterThanOrEqual(tries)
    bench.libre.server.mishap = () => undefined
    await bench.ask({ projectId, language: 'es', slideIds })
    await ends(projectId, 'done')
  })

  it('O8 a slide that a provider cannot translate keeps no other from being translated', async () => {
    const scripts = scriptsOf(20)
    const { projectId, slideIds } = await project(['The stubborn slide.', ...scripts])
    bench.libre.server.mishap = (request) =>
      bench.libre.isTranslation(request) && request.body.includes('stubborn')
        ? { status: 200, headers: { 'content-type': 'application/json' }, body: '{"translatedText":["  "]}' }
        : undefined
    await bench.ask({ projectId, language: 'es', slideIds })
    await ends(projectId, 'failed')
    expect(await bench.jobOf(projectId, 'es')).toMatchObject({
      failure_code: 'translation_bad_answer',
      planned: 21,
      done: 20,
    })
    const kept = await bench.scriptsOf(projectId, 'es', slideIds)
    expect(kept.map((script) => script === null)).toEqual([true, ...scripts.map(() => false)])
    bench.libre.server.mishap = () => undefined
  })

  it('O5 what a person wrote is replaced only if it may be, and not if they wrote it after it was asked', async () => {
    const { projectId, slideIds } = await project(scriptsOf(2))
    const [first = '', second = ''] = slideIds
    const write = (slideId: string) =>
      saveTranslation(bench.db, { projectId, language: 'es' }, slideId, {
        written: { script: 'A mano.', state: 'edited', sourceHash: 'any', source: null },
      })
    const scripts = () => bench.scriptsOf(projectId, 'es', slideIds)
    const translate = async (options: { overwrite?: boolean; requestedAt?: Date }) => {
      await bench.ask({ projectId, language: 'es', slideIds, ...options })
      await ends(projectId, 'done')
    }
    await write(first)
    await translate({})
    expect(await scripts()).toEqual(['A mano.', expect.stringContaining('puerto')])
    const requestedAt = new Date()
    await write(second)
    await translate({ overwrite: true, requestedAt: new Date(requestedAt.getTime() - 1) })
    expect(await scripts()).toEqual([expect.stringContaining('puerto'), 'A mano.'])
    await translate({ overwrite: true })
    expect(await scripts()).not.toContain('A mano.')
  })

  it('O12 one sentence that was added is all that is sent, and the words that people wrote stay', async () => {
    const [script = ''] = scriptsOf(1)
    const { projectId, slideIds } = await project([script])
    const [slideId = ''] = slideIds
    const language = { projectId, language: 'es' }
    const byHand = '¡El muelle,  a las [cero|CE-ro]! Y los barcos se van.'
    const written = { script: byHand, state: 'reviewed', sourceHash: 'before', source: script } as const
    await saveTranslation(bench.db, language, slideId, { written })
    await changeProjectLanguage(bench.db, language, { title: 'El puerto' })
    const now = `${script} A gull stays in video ${videos}.`
    await bench.db
      .updateTable('scripts')
      .set({ script: now })
      .where('slide_id', '=', slideId)
      .where('language', '=', 'en')
      .execute()
    await bench.ask({ ...language, slideIds })
    await ends(projectId, 'done')
    expect(textsSent(bench.libre)).toEqual([`A gull stays in video ${videos}.`])
    expect(await bench.scriptsOf(projectId, 'es', slideIds)).toEqual([
      `${byHand} ${toyTranslate(`A gull stays in video ${videos}.`)}`,
    ])
    const renewed = (await findTranslations(bench.db, language)).get(slideId)
    expect(renewed).toMatchObject({ state: 'edited', source: now })
    expect(renewed?.sourceHash).not.toBe('before')
    // The next change is compared with the source of now.
    await bench.ask({ ...language, slideIds, overwrite: false })
    await ends(projectId, 'done')
    expect(textsSent(bench.libre)).toHaveLength(1)
  })

  it('O15 the title is translated with the slides, again when it changed, and never where a person wrote it', async () => {
    const [script = ''] = scriptsOf(1)
    const { projectId, slideIds } = await project([script])
    const language = { projectId, language: 'es' }
    const rename = (title: string) =>
      bench.db.updateTable('projects').set({ title }).where('id', '=', projectId).execute()
    const translated = async () => {
      await bench.ask({ ...language, slideIds })
      await ends(projectId, 'done')
      return findProjectLanguage(bench.db, language)
    }
    await rename(`The harbour ${videos}`)
    expect(await translated()).toMatchObject({
      title: toyTranslate(`The harbour ${videos}`),
      title_state: 'machine',
      title_source: `The harbour ${videos}`,
    })
    const sent = textsSent(bench.libre).length
    await translated()
    expect(textsSent(bench.libre)).toHaveLength(sent)
    await rename(`Boats ${videos}`)
    expect((await translated())?.title).toBe(toyTranslate(`Boats ${videos}`))
    await changeProjectLanguage(bench.db, language, { title: 'Mis barcos' })
    await rename(`Ships ${videos}`)
    expect(await translated()).toMatchObject({ title: 'Mis barcos', title_state: 'edited' })
    await changeProjectLanguage(bench.db, language, { title: null })
    expect((await translated())?.title).toBe(toyTranslate(`Ships ${videos}`))
  })

  it('J8 O7 terms of the glossary come through, and a changed one asks anew only for what it concerns', async () => {
    const { projectId, slideIds } = await project([
      `Voxdeck is a harbour of video ${videos}.`,
      `Nothing of it is in video ${videos}.`,
    ])
    const glossary = (harbour: string) =>
      saveGlossary(bench.db, projectId, [
        { term: 'Voxdeck', keep: true, translations: {} },
        { term: 'harbour', keep: false, translations: { es: harbour } },
      ])
    const translate = async () => {
      await bench.ask({ projectId, language: 'es', slideIds })
      await ends(projectId, 'done')
      return bench.scriptsOf(projectId, 'es', slideIds)
    }
    await glossary('muelle')
    expect((await translate())[0]).toMatch(/Voxdeck .*muelle/)
    const sent = textsSent(bench.libre).length
    await glossary('dársena')
    expect((await translate())[0]).toMatch(/Voxdeck .*dársena/)
    expect(textsSent(bench.libre).length).toBe(sent + 1)
  })

  it('O1 a language that is taken away while it is translated stays away', async () => {
    const { projectId, slideIds } = await project(scriptsOf(10))
    await bench.ask({ projectId, language: 'es', slideIds })
    await removeProjectLanguage(bench.db, { projectId, language: 'es' })
    await bench.workflows.cancelTranslating({ projectId, language: 'es' })
    expect(await bench.jobOf(projectId, 'es')).toBeUndefined()
    expect((await findTranslations(bench.db, { projectId, language: 'es' })).size).toBe(0)
  })

  it('H4 O1 workers publish what providers translate, and whether they answer', async () => {
    const watched = await watchTranslators(bench.translation)
    watched.stop()
    const published = Object.fromEntries(watched.now().map(({ id, ...rest }) => [id, rest]))
    expect(published.libretranslate).toMatchObject({ trouble: null })
    expect(published.libretranslate?.languages).toContain('es')
    expect(published.libretranslate?.languages).not.toContain('th')
    expect(published.chat?.languages).toContain('th')
    expect(published.chat?.languages).not.toContain('es')

    bench.chat.server.mishap = () => ({ status: 401, body: '{"error":{"message":"Incorrect API key"}}' })
    const refused = await watchTranslators(bench.translation)
    refused.stop()
    expect(refused.now().find(({ id }) => id === 'chat')).toMatchObject({ trouble: 'translation_refused' })
  })
})
