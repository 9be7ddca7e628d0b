import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '@voxdeck/contracts/client'
import type { ProjectLanguage } from '@voxdeck/contracts/languages/read-language'
import type { ServerTexts } from '@/project/document/field-document.ts'
import { createFieldStore, type FieldStore } from '@/project/document/field-store.ts'
import { contested, type Fields } from '@/project/document/unsaved.ts'
import { changesOf, textsOfLanguage, withStates } from '@/project/languages/language-document.ts'
import { fetchLanguage } from '@/project/queries/get-language.ts'
import { isMissing } from '@/project/queries/get-project.ts'
import { languageKey } from '@/project/queries/language-key.ts'
import { saveTranslation } from '@/project/queries/save-translation.ts'
import { createAutosave, type SaveStatus } from '@/project/saving/autosave.ts'
import { createDraftKeeper } from '@/project/saving/draft-keeper.ts'
import { isConflict } from '@/project/saving/is-conflict.ts'

type LanguageWritingOptions = {
  queries: QueryClient
  userId: string
  projectId: string
  language: string
  first: ProjectLanguage
  isFinal: (error: unknown) => boolean
  tellFailure: (error: unknown) => void
}

const isVoiceGone = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'voice_unavailable'

const waiting: SaveStatus = { kind: 'contested' }

/** A script store that sets the state of a changed text to `edited`. */
const createStatefulStore = (texts: ServerTexts): FieldStore => {
  const store = createFieldStore(texts)
  return { ...store, change: (next) => store.change((doc) => withStates(doc, next(doc))) }
}

/** Store, autosave and stored drafts of one language. */
export const createLanguageWriting = ({
  queries,
  userId,
  projectId,
  language,
  first,
  isFinal,
  tellFailure,
}: LanguageWritingOptions) => {
  const store = createStatefulStore(textsOfLanguage(first))
  const queryKey = languageKey(projectId, language)
  const known = () => queries.getQueryData<ProjectLanguage>(queryKey) ?? first

  const send = async (fields: Fields): Promise<ServerTexts> => {
    let refused: unknown = null
    for (const [slideId, { voice, ...written }] of changesOf(store.read(), fields, known().slides)) {
      const slide = { projectId, language, slideId }
      if (written.translation || written.narrator) await saveTranslation(queries, slide, written)
      if (voice === undefined) continue
      // An unavailable voice must not keep the text from being saved.
      await saveTranslation(queries, slide, { voice }).catch((error: unknown) => {
        if (!isVoiceGone(error)) throw error
        refused = error
      })
    }
    if (refused) throw refused
    // A text reviewed beside an older English is stale at once; the store still counts it as saved.
    return { revision: 0, texts: new Map([...textsOfLanguage(known()).texts, ...fields]) }
  }
  const look = async (): Promise<ServerTexts> => {
    try {
      const found = await fetchLanguage(projectId, language)
      queries.setQueryData(queryKey, found)
      return textsOfLanguage(found)
    } catch (error) {
      // The language was removed: nothing to save.
      if (error instanceof Error && isMissing(error)) return { revision: 0, texts: new Map() }
      throw error
    }
  }
  const autosave = createAutosave({ store, send, look, isFinal, isConflict })
  const keeper = createDraftKeeper({
    store,
    // Each language has drafts of its own, beside those of the project.
    owner: { userId, projectId: `${projectId}/${language}` },
    onTrouble: () => undefined,
  })
  let stopSaving: (() => void) | null = null

  return {
    store,
    /** Resolves when the drafts of earlier pages are restored. */
    ready: keeper.begin().then(() => {
      stopSaving = autosave.start(tellFailure)
    }),
    status: (): SaveStatus => {
      const status = autosave.status()
      return status.kind === 'saved' && contested(store.read()).length > 0 ? waiting : status
    },
    subscribe: (listener: () => void) => {
      const leave = [autosave.subscribe(listener), store.subscribe(listener)]
      return () => {
        for (const end of leave) end()
      }
    },
    flush: autosave.flush,
    close: () => {
      stopSaving?.()
      void keeper.stop()
    },
    /** The language was removed: discards its drafts. */
    forget: () => store.change((doc) => ({ ...doc, drafts: new Map() })),
  }
}

export type LanguageWriting = ReturnType<typeof createLanguageWriting>
