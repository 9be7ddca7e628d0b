import type { QueryClient } from '@tanstack/react-query'
import { longestTerm, mostTerms } from '@voxdeck/contracts/languages/lexicon'
import { sourceLanguage } from '@voxdeck/core/languages/languages'
import { lexiconQuery } from '../../queries/get-lexicon.ts'
import { cleanEntry, entryIdentity } from '../../queries/lexicon-entry.ts'
import { saveLexicon } from '../../queries/save-lexicon.ts'
import type { Sides } from './insert-markup.ts'

export const isLongTerm = ({ written, said }: Sides): boolean =>
  [written, said].some((side) => side.trim().length > longestTerm)

/** Adds or replaces an entry of the project's lexicon; false when it is full. */
export const sayAlways = async (
  queries: QueryClient,
  projectId: string,
  { written, said }: Sides,
): Promise<boolean> => {
  const lexicon = await queries.fetchQuery({ ...lexiconQuery(projectId), staleTime: 0 })
  const entry = cleanEntry({ language: sourceLanguage, term: written, say: said })
  const others = lexicon.filter((one) => entryIdentity(one) !== entryIdentity(entry))
  if (others.length >= mostTerms) return false
  await saveLexicon(queries, projectId, [entry, ...others])
  return true
}
