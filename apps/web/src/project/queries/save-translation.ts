import type { QueryClient } from '@tanstack/react-query'
import { type ProjectLanguage, readTranslatedSlide } from '@voxdeck/contracts/languages/read-language'
import { saveTranslation as contract } from '@voxdeck/contracts/languages/save-translation'
import {
  type TranslatedSlideAddress,
  writeTranslationParams,
} from '@voxdeck/contracts/languages/write-translation'
import { client } from '@/session/client.ts'
import type { TranslationChange } from '../languages/language-document.ts'
import { languageKey } from './language-key.ts'

/** Saves the translation of a slide and writes the response to the cache. */
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
  // A request that is already running may return the state from before this save.
  if (queries.isFetching({ queryKey }) > 0) void queries.invalidateQueries({ queryKey })
}
