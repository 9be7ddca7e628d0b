import { readListsByLanguage } from '@voxdeck/core/languages/lists-by-language'
import type { Voice } from '@voxdeck/core/voices'

/** The fallback voices of a language, in order. */
export type FallbackOrder = (language: string) => string[]

/**
 * Languages in the setting have exactly the voices listed there, possibly none. In all others each voice of the
 * language is a fallback, basic ones last.
 */
export const readFallbackOrder = (setting: string, voices: readonly Voice[]): FallbackOrder => {
  const lists = readListsByLanguage(setting)
  if (lists === 'malformed' || lists.others)
    throw new Error(
      `SPEECH_FALLBACK is a list like 'en=bella,espeak-en; es=espeak-es; fr=', not '${setting.trim()}'`,
    )
  const named = new Map<string, string[]>(lists.named)
  for (const [language, ids] of named) rejectUnknownVoices(language, ids, voices)
  return (language) => {
    const usual = voices.filter((voice) => voice.language === language)
    const ranked = usual.toSorted((a, b) => Number(a.basic ?? false) - Number(b.basic ?? false))
    return named.get(language) ?? ranked.map(({ id }) => id)
  }
}

const rejectUnknownVoices = (language: string, ids: readonly string[], voices: readonly Voice[]): void => {
  const spoken = voices.filter((voice) => voice.language === language).map(({ id }) => id)
  const unknown = ids.find((id) => !spoken.includes(id))
  if (unknown)
    throw new Error(
      `SPEECH_FALLBACK: no voice '${unknown}' speaks ${language}; these do: ${spoken.join(', ')}`,
    )
}
