import type { QueryClient } from '@tanstack/react-query'
import type { Lexicon } from '@voxdeck/contracts/languages/lexicon'
import { saveLexicon as contract } from '@voxdeck/contracts/languages/save-lexicon'
import { client } from '@/session/client.ts'
import { lexiconQuery } from './get-lexicon.ts'
import { projectKey } from './get-project.ts'

/**
 * Saves the whole list and caches the response; refetches the project, as the lengths of slides may change.
 */
export const saveLexicon = async (
  queries: QueryClient,
  projectId: string,
  lexicon: Lexicon,
): Promise<Lexicon> => {
  const saved = await client.call(contract, { params: { id: projectId }, body: lexicon })
  queries.setQueryData(lexiconQuery(projectId).queryKey, saved)
  void queries.invalidateQueries({ queryKey: projectKey(projectId) })
  return saved
}
