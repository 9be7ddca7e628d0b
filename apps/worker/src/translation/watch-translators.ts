import { defaultSourceLanguage, languages } from '@voxdeck/core/languages/languages'
import type { PublishedTranslator } from '@voxdeck/core/languages/published-translator'
import type { Translation } from '@voxdeck/translation/create-translation'
import { TranslationError } from '@voxdeck/translation/translation-errors'
import type { Translator } from '@voxdeck/translation/translator'
import { troubleCode } from './translation-failure.ts'

const checkEveryMs = 60_000
/** Timeout of a check; the worker waits for the first checks before it is announced. */
const checkMs = 5000

const troubleOf = async (translator: Translator, signal: AbortSignal): Promise<string | null> => {
  const health = await translator.health(signal)
  return health.ok ? null : troubleCode(health.error)
}

/** Checks the health of every provider each minute; an unreachable one stays listed with its last known languages. */
export const watchTranslators = async (translation: Translation) => {
  const { translators } = translation
  const seen = new Map<string, PublishedTranslator>()

  const check = async (translator: Translator): Promise<void> => {
    const { id } = translator
    const signal = AbortSignal.timeout(checkMs)
    const known = { id, languages: seen.get(id)?.languages ?? [], checkedAt: new Date().toISOString() }
    try {
      const pairs = await translator.pairs(signal)
      const into = new Set<string>(
        pairs.flatMap(({ from, to }) => (from === defaultSourceLanguage ? [to] : [])),
      )
      const used = languages.filter(
        ({ code }) => into.has(code) && translation.preferredFor(code).includes(translator),
      )
      known.languages = used.map(({ code }) => code)
      seen.set(id, { ...known, trouble: await troubleOf(translator, signal) })
    } catch (error) {
      const trouble = error instanceof TranslationError ? troubleCode(error) : 'translation_unreachable'
      seen.set(id, { ...known, trouble })
    }
  }
  const checkAll = () => Promise.all(translators.map(check))

  await checkAll()
  const pulse = setInterval(() => void checkAll(), checkEveryMs)
  return {
    now: (): PublishedTranslator[] => translators.flatMap(({ id }) => seen.get(id) ?? []),
    stop: () => clearInterval(pulse),
  }
}
