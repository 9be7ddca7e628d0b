import type { LanguageCode } from '@voxdeck/core/languages/languages'
import { readListsByLanguage } from '@voxdeck/core/languages/lists-by-language'
import type { Settings, TranslationProvider } from './provider.ts'
import { translationProviders } from './registry.ts'
import { TranslationError } from './translation-errors.ts'
import type { LanguagePair, Translator } from './translator.ts'

export type Translation = {
  /** The translators that this installation has settings for. */
  translators: readonly Translator[]
  /** The same for one target language, most preferred first. */
  preferredFor: (to: LanguageCode) => readonly Translator[]
  /** The first preferred translator whose server offers this pair now. */
  choose: (pair: LanguagePair, signal?: AbortSignal) => Promise<Translator>
}

/** TRANSLATORS orders the translators, and names those a language uses: 'one,two; th=three'. */
const readOrders = (setting: string, installed: readonly Translator[]) => {
  const lists = readListsByLanguage(setting)
  if (lists === 'malformed')
    throw new Error(`TRANSLATORS is a list like 'one,two; th=three', not '${setting.trim()}'`)
  const known = installed.map(({ id }) => id)
  const { others = known, named } = lists
  const stranger = [others, ...named.values()].flat().find((id) => !known.includes(id))
  if (stranger) throw new Error(`TRANSLATORS names '${stranger}', which has no settings here`)
  return (to: LanguageCode): readonly string[] => named.get(to) ?? others
}

export const createTranslation = (
  settings: Settings,
  providers: readonly TranslationProvider[] = translationProviders,
): Translation => {
  const installed = providers.flatMap((provider) => provider.read(settings) ?? [])
  const orderFor = readOrders(settings.TRANSLATORS ?? '', installed)
  const preferredFor = (to: LanguageCode) =>
    orderFor(to).flatMap((id) => installed.filter((translator) => translator.id === id))

  return {
    translators: installed,
    preferredFor,
    async choose({ from, to }, signal) {
      let unasked: TranslationError | undefined
      for (const translator of preferredFor(to)) {
        try {
          const pairs = await translator.pairs(signal)
          if (pairs.some((pair) => pair.from === from && pair.to === to)) return translator
        } catch (error) {
          if (!(error instanceof TranslationError) || error.code === 'cancelled') throw error
          unasked ??= error
        }
      }
      throw unasked ?? new TranslationError('translation', 'unsupported_pair', { detail: `${from} to ${to}` })
    },
  }
}
