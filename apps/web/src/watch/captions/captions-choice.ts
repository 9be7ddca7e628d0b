/** `follow`: captions in the spoken language, whichever that is; an object: one fixed language. */
export type CaptionsChoice = 'off' | 'follow' | { language: string }

/** The choice behind a menu entry, null being off: captions of the spoken language follow it from then on. */
export const chooseCaptions = (language: string | null, spoken: string): CaptionsChoice => {
  if (language === null) return 'off'
  return language === spoken ? 'follow' : { language }
}

/**
 * The language of the captions to show; null for none. A language that the video lacks counts as the spoken
 * one.
 */
export const shownCaptions = (
  choice: CaptionsChoice,
  spoken: string,
  available: readonly string[],
): string | null => {
  if (choice === 'off') return null
  const wanted = choice === 'follow' || !available.includes(choice.language) ? spoken : choice.language
  return available.includes(wanted) ? wanted : null
}

const storageKey = 'voxdeck.captions'

/** The choice stored in localStorage; off by default. */
export const keptCaptions = (): CaptionsChoice => {
  const kept = localStorage.getItem(storageKey)
  if (kept === null || kept === 'off') return 'off'
  return kept === 'follow' ? 'follow' : { language: kept }
}

export const keepCaptions = (choice: CaptionsChoice): void =>
  localStorage.setItem(storageKey, typeof choice === 'string' ? choice : choice.language)
