import { queryOptions } from '@tanstack/react-query'
import { getLexicon } from '@voxdeck/contracts/languages/get-lexicon'
import { client } from '@/session/client.ts'
import { lexiconKey } from './lexicon-key.ts'

export const lexiconQuery = (projectId: string) =>
  queryOptions({
    queryKey: lexiconKey(projectId),
    queryFn: ({ signal }) => client.call(getLexicon, { params: { id: projectId }, signal }),
    // Never garbage collected: the listen cache uses its update time as a version.
    gcTime: Number.POSITIVE_INFINITY,
  })
