import {
  ActivityFailure,
  ApplicationFailure,
  CancellationScope,
  condition,
  defineSignal,
  isCancellation,
  proxyActivities,
  setHandler,
} from '@temporalio/workflow'
import type { TranslationActivities, TranslationAsk, TranslationEnd, TranslationTask } from './activities.ts'
import { ending, translating } from './activity-options.ts'
import { failureCode } from './failure-code.ts'

export type TranslateLanguageInput = { task: TranslationTask; accountId: string }

const askForSlides = defineSignal<[TranslationAsk]>('askForSlides')
const stopTranslating = defineSignal('stopTranslating')

/** Few enough that a worker's end costs little, many enough that histories stay small. */
const slidesPerBatch = 8

/** Slides that are there after others got no usable answer, which says nothing of those to come; else null. */
const keptDespite = (error: unknown): number | null =>
  error instanceof ActivityFailure &&
  error.cause instanceof ApplicationFailure &&
  failureCode(error, 'translation') === 'translation_bad_answer'
    ? Number(error.cause.details?.[0] ?? 0)
    : null

/**
 * Translates what it is asked for, ask by ask, until nothing is left. One run for a language of a project: what is asked
 * while others are on their way comes after them, also when those fail or are stopped. Other languages are other runs,
 * so that a provider that fails one takes none with it.
 */
export const translateLanguage = async ({ task, accountId }: TranslateLanguageInput): Promise<void> => {
  const { translateSlides } = proxyActivities<TranslationActivities>(translating(accountId))
  const { endTranslating } = proxyActivities<TranslationActivities>(ending)
  let asks: TranslationAsk[] = []
  let work: CancellationScope | null = null
  let isAsked = false
  let isStopped = false
  setHandler(askForSlides, (ask) => {
    asks.push(ask)
    isAsked = true
  })
  // A signal and not Temporal's own cancellation, after which the run could not take what is asked next.
  setHandler(stopTranslating, () => {
    asks = []
    isAsked = true
    isStopped = work !== null
    work?.cancel()
  })

  let done = 0
  const translate = async ({ imageIds, overwrite, askedAt }: TranslationAsk): Promise<void> => {
    let failed: unknown = null
    for (let from = 0; from < imageIds.length; from += slidesPerBatch) {
      const batch = { imageIds: imageIds.slice(from, from + slidesPerBatch), overwrite, askedAt }
      try {
        done += await translateSlides({ ...task, ...batch, doneBefore: done })
      } catch (error) {
        const kept = keptDespite(error)
        if (kept === null) throw error
        done += kept
        failed = error
      }
    }
    if (failed) throw failed
  }
  const outcomeOf = async (ask: TranslationAsk): Promise<TranslationEnd> => {
    isStopped = false
    work = new CancellationScope()
    try {
      await work.run(() => translate(ask))
      return { status: 'done' }
    } catch (error) {
      if (!isCancellation(error)) return { status: 'failed', code: failureCode(error, 'translation') }
      if (isStopped) return { status: 'cancelled' }
      const lastAsk = ask.number
      await CancellationScope.nonCancellable(() => endTranslating({ ...task, lastAsk, status: 'cancelled' }))
      throw error
    } finally {
      work = null
    }
  }

  await condition(() => isAsked)
  let failed: TranslationEnd | null = null
  for (let ask = asks.shift(); ask; ask = asks.shift()) {
    const end = await outcomeOf(ask)
    if (end.status === 'failed') failed = end
    // Whoever asked meanwhile waits for the end of theirs.
    if (asks.length > 0) continue
    await endTranslating({ ...task, ...(failed ?? end), lastAsk: ask.number })
    failed = null
    done = 0
  }
}
