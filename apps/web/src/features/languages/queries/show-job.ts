import type { QueryClient } from '@tanstack/react-query'
import type { TranslationJob } from '@voxdeck/contracts/languages/language'
import type { ProjectLanguage } from '@voxdeck/contracts/languages/read-language'
import { languageKey } from '@/project/queries/language-key.ts'

/**
 * Puts the state of translating on the screen, before the events tell of it. It may have been overtaken by them on its
 * way: the server is asked all the same.
 */
export const showJob = (queries: QueryClient, projectId: string, job: TranslationJob) => {
  const queryKey = languageKey(projectId, job.languageCode)
  queries.setQueryData<ProjectLanguage>(queryKey, (known) => known && { ...known, job })
  void queries.invalidateQueries({ queryKey })
}
