import type { QueryClient } from '@tanstack/react-query'
import { type Lexicon, longestTerm, mostTerms } from '@voxdeck/contracts/languages/lexicon'
import { lexiconTerms } from '@voxdeck/core/script/terms'
import { lexiconQuery } from '../../queries/get-lexicon.ts'
import { cleanEntry } from '../../queries/lexicon-entry.ts'
import { saveLexicon } from '../../queries/save-lexicon.ts'
import type { Sides } from './insert-markup.ts'

export const isLongTerm = ({ written, said }: Sides): boolean =>
  [written, said].some((side) => side.trim().length > longestTerm)

/** Adds or replaces an entry of the project's lexicon: the list before and after; null when it is full. */
export const sayAlways = async (
  queries: QueryClient,
  { projectId, language }: { projectId: string; language: string },
  { written, said }: Sides,
): Promise<{ before: Lexicon; after: Lexicon } | null> => {
  const lexicon = await queries.fetchQuery({ ...lexiconQuery(projectId), staleTime: 0 })
  const entry = cleanEntry({ language, term: written, say: said })
  const { identity } = lexiconTerms
  const others = lexicon.filter((one) => identity(one) !== identity(entry))
  if (others.length >= mostTerms) return null
  const after = await saveLexicon(queries, projectId, { entries: [entry, ...others], base: lexicon })
  return { before: lexicon, after }
}
