import type { QueryClient } from '@tanstack/react-query'
import { type ProjectLanguage, readTranslatedSlide } from '@voxdeck/contracts/languages/read-language'
import { saveTranslation as contract } from '@voxdeck/contracts/languages/save-translation'
import {
  type TranslatedSlideAddress,
  writeTranslationParams,
} from '@voxdeck/contracts/languages/write-translation'
import type { TranslationChange } from '@/project/languages/language-document.ts'
import { languageKey } from '@/project/queries/language-key.ts'
import { client } from '@/session/client.ts'

/** Saves what a slide says in a language and shows what the server has then. */
export const saveTranslation = async (
  queries: QueryClient,
  address: TranslatedSlideAddress,
  body: TranslationChange,
): Promise<void> => {
  const { projectId, language, slideId } = address
  const slide = readTranslatedSlide(
    await client.call(contract, { params: writeTranslationParams(address), body }),
  )
  const queryKey = languageKey(projectId, language)
  queries.setQueryData<ProjectLanguage>(
    queryKey,
    (known) =>
      known && { ...known, slides: known.slides.map((one) => (one.slideId === slideId ? slide : one)) },
  )
  // An answer that was asked for before this was saved would bring an older one back.
  if (queries.isFetching({ queryKey }) > 0) void queries.invalidateQueries({ queryKey })
}
