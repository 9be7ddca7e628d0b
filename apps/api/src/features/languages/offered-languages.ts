import type { OfferedLanguage } from '@voxdeck/contracts/languages/language'
import { defaultSourceLanguage, languages } from '@voxdeck/core/languages/languages'
import type { Toolchain } from '@voxdeck/db/workers/toolchains'

type Published = Pick<Toolchain, 'voices' | 'translators'>

/** What published voices and providers do for a language. */
export const helpFor = (code: string, { voices, translators }: Published) => ({
  hasVoice: voices.some(({ language }) => language === code),
  hasTranslator: translators.some((translator) => translator.languages.includes(code)),
})

/** Every language that a project can be translated into: people can write those that no provider translates into. */
export const offeredLanguages = (published: Published): OfferedLanguage[] =>
  languages.flatMap(({ code, name, ownName, direction }): OfferedLanguage[] => {
    if (code === defaultSourceLanguage) return []
    const help = helpFor(code, published)
    const speakers = published.voices.filter(({ language }) => language === code)
    const basicVoicesOnly = help.hasVoice && speakers.every(({ basic }) => basic)
    return [{ code, name, ownName, direction, ...help, basicVoicesOnly }]
  })
