import { Context } from '@temporalio/activity'
import { isLanguageCode, sourceLanguage } from '@voxdeck/core/languages/languages'
import type { Db } from '@voxdeck/db/connect'
import { listGlossary } from '@voxdeck/db/languages/glossary'
import { advanceTranslating } from '@voxdeck/db/languages/translation-jobs'
import { saveMachineTranslations } from '@voxdeck/db/languages/translations'
import { withProjectLock } from '@voxdeck/db/projects/with-project-lock'
import { findSourceScripts } from '@voxdeck/db/slides/find-source-scripts'
import { slideSources } from '@voxdeck/storage/slide-sources'
import type { Translation } from '@voxdeck/translation/create-translation'
import type { GlossaryEntry } from '@voxdeck/translation/glossary'
import { translateScript } from '@voxdeck/translation/translate-script'
import { TranslationError } from '@voxdeck/translation/translation-errors'
import type { LanguagePair } from '@voxdeck/translation/translator'
import type { TranslationActivities } from '@voxdeck/workflows/activities'
import { cacheTranslations } from '../translation/cache-translations.ts'
import { translationFailure } from '../translation/translation-failure.ts'
import { withHeartbeats } from './with-heartbeats.ts'

export type TranslationDependencies = { db: Db; translation: Translation }

const readGlossary = async (db: Db, projectId: string): Promise<GlossaryEntry[]> =>
  (await listGlossary(db, projectId)).map(({ term, keep, translations }) =>
    keep ? { term, doNotTranslate: true } : { term, translations },
  )

/** Translates slide by slide and stores each when complete. An unusable answer for one does not stop the others. */
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
      const pair: LanguagePair = { from: sourceLanguage, to: language }
      const chosen = await translation.choose(pair, signal).catch((error: unknown) => {
        throw error instanceof TranslationError ? failure(error) : error
      })
      const translator = cacheTranslations(db, projectId, chosen)
      const texts = await findSourceScripts(db, projectId)
      const sources = new Map(
        (texts ? slideSources(texts.projectScript, texts.slides) : []).map((slide) => [slide.slideId, slide]),
      )
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
        const { script, failures } = await translateScript(translator, {
          ...pair,
          script: slide.source,
          glossary,
          signal,
        })
        failed = failures[0]?.error ?? failed
        // An unusable answer concerns one text; any other error would fail all further slides too.
        if (failed && failed.code !== 'bad_answer') throw failure(failed)
        if (script === null) continue
        kept += 1
        await withProjectLock(db, projectId, async (trx) => {
          await saveMachineTranslations(trx, work, [{ slideId, script, sourceHash: slide.sourceHash }])
          await advanceTranslating(trx, { ...work, done: doneBefore + kept })
        })
      }
      if (failed) throw failure(failed)
      return kept
    },
  )
