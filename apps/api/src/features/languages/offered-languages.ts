import type { OfferedLanguage } from '@voxdeck/contracts/languages/language'
import { languages } from '@voxdeck/core/languages/languages'
import type { Toolchain } from '@voxdeck/db/workers/toolchains'

type Published = Pick<Toolchain, 'voices' | 'translators'>

/** What published voices and providers do for a language. */
export const helpFor = (code: string, { voices, translators }: Published) => ({
  hasVoice: voices.some(({ language }) => language === code),
  hasTranslator: translators.some((translator) => translator.languages.includes(code)),
})

/** Every language of the table: people can write those that no provider translates into. */
export const offeredLanguages = (published: Published): OfferedLanguage[] =>
  languages.map(({ code, name, ownName, direction }): OfferedLanguage => {
    const help = helpFor(code, published)
    const speakers = published.voices.filter(({ language }) => language === code)
    const basicVoicesOnly = help.hasVoice && speakers.every(({ basic }) => basic)
    return { code, name, ownName, direction, ...help, basicVoicesOnly }
  })
