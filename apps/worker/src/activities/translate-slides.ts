import { Context } from '@temporalio/activity'
import { titleLength } from '@voxdeck/contracts/projects/project'
import { keptWhenRenewed } from '@voxdeck/core/languages/choose-slides'
import { defaultSourceLanguage, isLanguageCode } from '@voxdeck/core/languages/languages'
import { escapeMarkup } from '@voxdeck/core/script/escape-markup'
import { writtenText } from '@voxdeck/core/script/read-script'
import type { Db } from '@voxdeck/db/connect'
import { listGlossary } from '@voxdeck/db/languages/glossary'
import { findTitleToTranslate, saveMachineTitle } from '@voxdeck/db/languages/project-languages'
import { advanceTranslating } from '@voxdeck/db/languages/translation-jobs'
import {
  findTranslations,
  saveMachineTranslations,
  saveRenewedTranslation,
} from '@voxdeck/db/languages/translations'
import { withProjectLock } from '@voxdeck/db/projects/with-project-lock'
import { findSourceScripts } from '@voxdeck/db/slides/find-source-scripts'
import { slideSources } from '@voxdeck/storage/slide-sources'
import type { Translation } from '@voxdeck/translation/create-translation'
import type { GlossaryEntry } from '@voxdeck/translation/glossary'
import { translateScript } from '@voxdeck/translation/translate-script'
import { TranslationError } from '@voxdeck/translation/translation-errors'
import type { LanguagePair, Translator } from '@voxdeck/translation/translator'
import type { TranslationActivities } from '@voxdeck/workflows/activities'
import { cacheTranslations } from '../translation/cache-translations.ts'
import { translationFailure } from '../translation/translation-failure.ts'
import { withHeartbeats } from './with-heartbeats.ts'

export type TranslationDependencies = { db: Db; translation: Translation }

const readGlossary = async (db: Db, projectId: string): Promise<GlossaryEntry[]> =>
  (await listGlossary(db, projectId)).map(({ term, keep, translations }) =>
    keep ? { term, doNotTranslate: true } : { term, translations },
  )

type TitleRequest = LanguagePair & { projectId: string; glossary: GlossaryEntry[]; signal: AbortSignal }

/** Without an answer the project keeps its title in the source language there: no reason to fail. */
const translateTitle = async (
  db: Db,
  translator: Translator,
  { projectId, ...request }: TitleRequest,
): Promise<void> => {
  const at = { projectId, language: request.to }
  const source = await findTitleToTranslate(db, at)
  if (source === null) return
  const { script } = await translateScript(translator, { ...request, script: escapeMarkup(source) })
  const title = script === null ? '' : writtenText(script).slice(0, titleLength)
  if (title === '') return
  await withProjectLock(db, projectId, (trx) => saveMachineTitle(trx, at, { title, source }))
}

/**
 * Translates slide by slide and stores each when complete. An unusable answer for one does not stop the others. Where people
 * wrote a translation and its source changed, only the sentences that changed are translated.
 */
export const createTranslateSlides = ({
  db,
  translation,
}: TranslationDependencies): TranslationActivities['translateSlides'] =>
  withHeartbeats(
    'internal',
    async ({ projectId, language, slideIds, overwrite, requestedAt, doneBefore }, signal) => {
      if (!isLanguageCode(language)) throw new RangeError(`no language ${language}`)
      let kept = 0
      const failure = (error: TranslationError) =>
        translationFailure(error, { attempt: Context.current().info.attempt, kept })
      const texts = await findSourceScripts(db, projectId)
      const from = texts?.sourceLanguage ?? defaultSourceLanguage
      if (!isLanguageCode(from)) throw new RangeError(`no language ${from}`)
      const pair: LanguagePair = { from, to: language }
      const chosen = await translation.choose(pair, signal).catch((error: unknown) => {
        throw error instanceof TranslationError ? failure(error) : error
      })
      const translator = cacheTranslations(db, projectId, chosen)
      const sources = new Map((texts ? slideSources(texts) : []).map((slide) => [slide.slideId, slide]))
      const translations = await findTranslations(db, { projectId, language })
      const glossary = await readGlossary(db, projectId)
      const work = { projectId, language, provider: chosen.id, overwrite, requestedAt: new Date(requestedAt) }
      let failed: TranslationError | null = null
      for (const slideId of slideIds) {
        signal.throwIfAborted()
        const slide = sources.get(slideId)
        if (!slide) {
          kept += 1
          continue
        }
        const { source, sourceHash } = slide
        const before = translations.get(slideId) ?? null
        const stays = keptWhenRenewed({ ...slide, translation: before }, pair)
        const isOfPeople = before !== null && before.state !== 'machine'
        if (isOfPeople && !stays && !overwrite) {
          kept += 1
          continue
        }
        const { script, failures } = await translateScript(translator, {
          ...pair,
          script: source,
          glossary,
          signal,
          ...(stays && { known: stays.known, keptGaps: stays.gaps }),
        })
        failed = failures[0]?.error ?? failed
        // An unusable answer concerns one text; any other error would fail all further slides too.
        if (failed && failed.code !== 'bad_answer') throw failure(failed)
        if (script === null) continue
        kept += 1
        await withProjectLock(db, projectId, async (trx) => {
          const made = { slideId, script, sourceHash, source }
          if (before && stays) await saveRenewedTranslation(trx, work, { ...made, before: before.script })
          else await saveMachineTranslations(trx, work, [made])
          await advanceTranslating(trx, { ...work, done: doneBefore + kept })
        })
      }
      // Its place is after the slides: a failure of theirs is told first.
      if (failed) throw failure(failed)
      await translateTitle(db, translator, { projectId, ...pair, glossary, signal })
      return kept
    },
  )
