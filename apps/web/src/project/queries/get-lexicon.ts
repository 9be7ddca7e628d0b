import { queryOptions } from '@tanstack/react-query'
import { getLexicon } from '@voxdeck/contracts/languages/get-lexicon'
import { client } from '@/session/client.ts'
import { lexiconKey } from './lexicon-key.ts'

export const lexiconQuery = (projectId: string) =>
  queryOptions({
    queryKey: lexiconKey(projectId),
    queryFn: ({ signal }) => client.call(getLexicon, { params: { id: projectId }, signal }),
    // Whoever listens goes by its age: forgotten, it would look as if nothing had changed.
    gcTime: Number.POSITIVE_INFINITY,
  })
