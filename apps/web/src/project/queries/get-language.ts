import { queryOptions, useQuery } from '@tanstack/react-query'
import { getLanguage } from '@voxdeck/contracts/languages/get-language'
import { type ProjectLanguage, readLanguage } from '@voxdeck/contracts/languages/read-language'
import { client } from '@/session/client.ts'
import { languageKey } from './language-key.ts'

export const fetchLanguage = async (
  projectId: string,
  language: string,
  signal?: AbortSignal,
): Promise<ProjectLanguage> =>
  readLanguage(
    await client.call(getLanguage, { params: { projectId, language }, ...(signal ? { signal } : {}) }),
  )

export const languageQuery = (projectId: string, language: string) =>
  queryOptions({
    queryKey: languageKey(projectId, language),
    queryFn: ({ signal }) => fetchLanguage(projectId, language, signal),
  })

/** Refetched when the panel opens, since no events arrive while it is closed; at most once a second. */
export const useProjectLanguage = (projectId: string, language: string) =>
  useQuery({ ...languageQuery(projectId, language), staleTime: 1000 })
