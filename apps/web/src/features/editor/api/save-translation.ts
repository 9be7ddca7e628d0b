import type { QueryClient } from '@tanstack/react-query'
import type { CallInput } from '@voxdeck/contracts/client'
import type { ProjectLanguage } from '@voxdeck/contracts/languages/language'
import { saveTranslation as contract } from '@voxdeck/contracts/languages/save-translation'
import { client } from '@/session/client.ts'
import { languageKey } from './language-key.ts'

export type TranslationChange = CallInput<typeof contract>['body']

type Slide = { projectId: string; language: string; imageId: string }

/** Saves what a slide says in a language and shows what the server has then. */
export const saveTranslation = async (
  queries: QueryClient,
  { projectId, language, imageId }: Slide,
  body: TranslationChange,
): Promise<void> => {
  const slide = await client.call(contract, { params: { projectId, language, imageId }, body })
  const queryKey = languageKey(projectId, language)
  queries.setQueryData<ProjectLanguage>(
    queryKey,
    (known) =>
      known && { ...known, slides: known.slides.map((one) => (one.imageId === imageId ? slide : one)) },
  )
  // An answer that was asked for before this was saved would bring an older one back.
  if (queries.isFetching({ queryKey }) > 0) void queries.invalidateQueries({ queryKey })
}
