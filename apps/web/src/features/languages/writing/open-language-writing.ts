import type { QueryClient } from '@tanstack/react-query'
import type { ProjectLanguage } from '@voxdeck/contracts/languages/read-language'
import type { FieldHistory } from '@/project/history/field-history.ts'
import type { AutosaveGroup } from '@/project/saving/autosave-group.ts'
import { isUnauthorized } from '@/session/is-unauthorized.ts'
import { createLanguageWriting, type LanguageWriting } from './create-language-writing.ts'

export type OpeningLanguage = {
  queries: QueryClient
  userId: string
  projectId: string
  language: string
  autosaves: AutosaveGroup
  fields: FieldHistory
  tellFailure: (error: unknown) => void
}

/** The writing of a language: opened once for the page, also when its panel is not shown; its steps are recorded. */
export const openLanguageWriting = async (
  { autosaves, fields, ...opening }: OpeningLanguage,
  first: ProjectLanguage,
): Promise<LanguageWriting> => {
  const { language } = opening
  const writing = autosaves.open(language, () =>
    createLanguageWriting({ ...opening, first, isFinal: isUnauthorized }),
  )
  await writing.ready
  fields.attach(language, writing.store)
  return writing
}
