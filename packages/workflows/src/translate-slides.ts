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
import type {
  TranslationActivities,
  TranslationEnd,
  TranslationRequest,
  TranslationTask,
} from './activities.ts'
import { closingOptions, translationOptions } from './activity-options.ts'
import { failureCode } from './failure-code.ts'

export type TranslateSlidesInput = { task: TranslationTask; accountId: string }

const requestSlides = defineSignal<[TranslationRequest]>('requestSlides')
const cancelTranslating = defineSignal('cancelTranslating')

/** Small enough to repeat little when a worker dies, large enough to keep the history small. */
const slidesPerBatch = 8

/** How many slides of a batch were translated although others got an unusable answer; null for other errors. */
const translatedDespite = (error: unknown): number | null =>
  error instanceof ActivityFailure &&
  error.cause instanceof ApplicationFailure &&
  failureCode(error, 'translation') === 'translation_bad_answer'
    ? Number(error.cause.details?.[0] ?? 0)
    : null

/**
 * One workflow per language of a project. It takes requests by signal and works through them in order, also after one
 * failed or was cancelled. Each language has its own, so a provider that fails for one does not stop the others.
 */
export const translateSlides = async ({ task, accountId }: TranslateSlidesInput): Promise<void> => {
  const { translateSlides } = proxyActivities<TranslationActivities>(translationOptions(accountId))
  const { endTranslating } = proxyActivities<TranslationActivities>(closingOptions)
  let requests: TranslationRequest[] = []
  let work: CancellationScope | null = null
  let isSignalled = false
  let isCancelled = false
  const known = new Set<number>()
  setHandler(requestSlides, (request) => {
    // A delivery whose answer was lost is repeated.
    if (known.has(request.number)) return
    known.add(request.number)
    requests.push(request)
    isSignalled = true
  })
  // A signal, not Temporal's cancellation: a cancelled workflow could not take the next request.
  setHandler(cancelTranslating, () => {
    requests = []
    isSignalled = true
    isCancelled = work !== null
    work?.cancel()
  })

  let done = 0
  const translate = async ({ slideIds, overwrite, requestedAt }: TranslationRequest): Promise<void> => {
    let failed: unknown = null
    for (let from = 0; from < slideIds.length; from += slidesPerBatch) {
      const batch = { slideIds: slideIds.slice(from, from + slidesPerBatch), overwrite, requestedAt }
      try {
        done += await translateSlides({ ...task, ...batch, doneBefore: done })
      } catch (error) {
        const translated = translatedDespite(error)
        if (translated === null) throw error
        done += translated
        failed = error
      }
    }
    if (failed) throw failed
  }
  const outcomeOf = async (request: TranslationRequest): Promise<TranslationEnd> => {
    isCancelled = false
    work = new CancellationScope()
    try {
      await work.run(() => translate(request))
      return { status: 'done' }
    } catch (error) {
      if (!isCancellation(error)) return { status: 'failed', code: failureCode(error, 'translation') }
      if (isCancelled) return { status: 'cancelled' }
      const lastRequest = request.number
      await CancellationScope.nonCancellable(() =>
        endTranslating({ ...task, lastRequest, status: 'cancelled' }),
      )
      throw error
    } finally {
      work = null
    }
  }

  await condition(() => isSignalled)
  let failed: TranslationEnd | null = null
  for (let request = requests.shift(); request; request = requests.shift()) {
    const end = await outcomeOf(request)
    if (end.status === 'failed') failed = end
    // The row stays `translating` until the last request is done.
    if (requests.length > 0) continue
    await endTranslating({ ...task, ...(failed ?? end), lastRequest: request.number })
    failed = null
    done = 0
  }
}
