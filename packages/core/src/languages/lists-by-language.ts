import { isLanguageCode, type LanguageCode } from './languages.ts'

export type ListsByLanguage = {
  /** For languages the setting does not name; undefined when the setting has no such list. */
  others: string[] | undefined
  /** For the languages it names; a list may be empty. */
  named: ReadonlyMap<LanguageCode, string[]>
}

/** Parses a setting like 'a,b; es=c; fr=': a list for each language that it names, and one for all others. */
export const readListsByLanguage = (setting: string): ListsByLanguage | 'malformed' => {
  let others: string[] | undefined
  const named = new Map<LanguageCode, string[]>()
  for (const row of setting.split(';').filter((text) => text.trim() !== '')) {
    const [before = '', after, ...rest] = row.split('=').map((part) => part.trim())
    if (after === undefined && others === undefined) others = itemsOf(before)
    else if (after !== undefined && rest.length === 0 && isLanguageCode(before) && !named.has(before))
      named.set(before, itemsOf(after))
    else return 'malformed'
  }
  return { others, named }
}

const itemsOf = (list: string): string[] =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
