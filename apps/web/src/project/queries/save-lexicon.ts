import type { QueryClient } from '@tanstack/react-query'
import type { Lexicon } from '@voxdeck/contracts/languages/lexicon'
import { saveLexicon as contract } from '@voxdeck/contracts/languages/save-lexicon'
import { canonicalJson } from '@voxdeck/core/plan/canonical-json'
import { client } from '@/session/client.ts'
import { textHash } from '../document/text-hash.ts'
import { lexiconQuery } from './get-lexicon.ts'
import { projectKey } from './get-project.ts'

/**
 * Saves the whole list, merged with what others saved since `base`, and caches the response; refetches the project, as the lengths of slides may change.
 */
export const saveLexicon = async (
  queries: QueryClient,
  projectId: string,
  { entries, base }: { entries: Lexicon; base: Lexicon },
): Promise<Lexicon> => {
  const saved = await client.call(contract, {
    params: { id: projectId },
    query: { base: textHash(canonicalJson(base)) },
    body: entries,
  })
  queries.setQueryData(lexiconQuery(projectId).queryKey, saved)
  void queries.invalidateQueries({ queryKey: projectKey(projectId) })
  return saved
}
