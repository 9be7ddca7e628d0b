import type { QueryClient } from '@tanstack/react-query'
import type { TranslationJob } from '@voxdeck/contracts/languages/language'
import type { ProjectLanguage } from '@voxdeck/contracts/languages/read-language'
import { languageKey } from '@/project/queries/language-key.ts'

/**
 * Writes the job to the cache before an event reports it, then refetches, since a newer event may have come
 * first.
 */
export const showJob = (queries: QueryClient, projectId: string, job: TranslationJob) => {
  const queryKey = languageKey(projectId, job.languageCode)
  queries.setQueryData<ProjectLanguage>(queryKey, (known) => known && { ...known, job })
  void queries.invalidateQueries({ queryKey })
}
