import type { QueryClient } from '@tanstack/react-query'
import { languageQuery } from '@/project/queries/get-language.ts'

// At hand when the first language is shown.
import('./panel/language-panel.tsx').catch(() => undefined)

/** On its way while the page still puts the English of 200 slides aside. */
export const prefetchLanguage = (queries: QueryClient, projectId: string, language: string): void =>
  void queries.prefetchQuery({ ...languageQuery(projectId, language), staleTime: 0 })
