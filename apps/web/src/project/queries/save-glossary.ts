import type { QueryClient } from '@tanstack/react-query'
import type { Glossary } from '@voxdeck/contracts/languages/glossary'
import { saveGlossary as contract } from '@voxdeck/contracts/languages/save-glossary'
import { canonicalJson } from '@voxdeck/core/plan/canonical-json'
import { client } from '@/session/client.ts'
import { textHash } from '../document/text-hash.ts'
import { glossaryQuery } from './get-glossary.ts'
import { languagesKey } from './language-key.ts'

/** Saves the whole list, merged with what others saved since `base`, and shows what the server has then; which terms slides miss is asked for anew. */
export const saveGlossary = async (
  queries: QueryClient,
  projectId: string,
  { entries, base }: { entries: Glossary; base: Glossary },
): Promise<Glossary> => {
  const saved = await client.call(contract, {
    params: { id: projectId },
    query: { base: textHash(canonicalJson(base)) },
    body: entries,
  })
  queries.setQueryData(glossaryQuery(projectId).queryKey, saved)
  void queries.invalidateQueries({ queryKey: languagesKey(projectId) })
  return saved
}
