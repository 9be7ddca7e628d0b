import type { OfferedLanguage } from '@voxdeck/contracts/languages/language'
import { languages, sourceLanguage } from '@voxdeck/core/languages/languages'
import type { Toolchain } from '@voxdeck/db/workers/toolchains'

/** Languages that a published voice speaks and a published provider translates into. */
export const offeredLanguages = ({ voices, translators }: Pick<Toolchain, 'voices' | 'translators'>) =>
  languages.flatMap(({ code, name, ownName, direction }): OfferedLanguage[] => {
    const speakers = voices.filter(({ language }) => language === code)
    const isTranslated = translators.some((translator) => translator.languages.includes(code))
    if (code === sourceLanguage || speakers.length === 0 || !isTranslated) return []
    return [{ code, name, ownName, direction, basicVoicesOnly: speakers.every(({ basic }) => basic) }]
  })
