import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { countTranslations } from '@voxdeck/contracts/languages/count-translations'
import type { Project } from '@voxdeck/contracts/projects/read-project'
import { client } from '@/session/client.ts'

/** By language; the revision changes with each save and at the end of a translation. */
export const useTranslationCounts = ({ id, revision, languages }: Project) =>
  useQuery({
    queryKey: ['translation counts', id, revision],
    queryFn: ({ signal }) => client.call(countTranslations, { params: { id }, signal }),
    enabled: languages.length > 0,
    placeholderData: keepPreviousData,
  }).data
