import { languageCodes } from '@voxdeck/core/languages/languages'
import type { Voice } from '@voxdeck/core/voices'

export type LanguageVoices = { language: string; engines: { engine: string; voices: Voice[] }[] }

/** Ordered as in the language table, then by engine. */
export const voicesByLanguage = (voices: readonly Voice[]): LanguageVoices[] =>
  languageCodes.flatMap((language): LanguageVoices[] => {
    const spoken = voices.filter((voice) => voice.language === language)
    const engines = [...new Set(spoken.map(({ engine }) => engine))]
    if (spoken.length === 0) return []
    return [
      {
        language,
        engines: engines.map((engine) => ({
          engine,
          voices: spoken.filter((voice) => voice.engine === engine),
        })),
      },
    ]
  })
