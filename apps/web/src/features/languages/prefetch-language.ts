import type { QueryClient } from '@tanstack/react-query'
import { languageQuery } from '@/project/queries/get-language.ts'

// Loads the chunk of the panel before a language is first shown.
import('./panel/language-panel.tsx').catch(() => undefined)

/** Starts the query while the page still hides the 200 English rows. */
export const prefetchLanguage = (queries: QueryClient, projectId: string, language: string): void =>
  void queries.prefetchQuery({ ...languageQuery(projectId, language), staleTime: 0 })
