/** Captions are off, in the language that is spoken whichever that is, or in one language whatever is spoken. */
export type CaptionsChoice = 'off' | 'follow' | { language: string }

/** What choosing an entry of the menu means: captions of what is spoken go with it from then on. */
export const chooseCaptions = (language: string | null, spoken: string): CaptionsChoice => {
  if (language === null) return 'off'
  return language === spoken ? 'follow' : { language }
}

/** The language whose captions are shown; null for none. A language that the video lacks counts as the spoken one. */
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

/** Off unless somebody wanted them the last time. */
export const keptCaptions = (): CaptionsChoice => {
  const kept = localStorage.getItem(storageKey)
  if (kept === null || kept === 'off') return 'off'
  return kept === 'follow' ? 'follow' : { language: kept }
}

export const keepCaptions = (choice: CaptionsChoice): void =>
  localStorage.setItem(storageKey, typeof choice === 'string' ? choice : choice.language)
