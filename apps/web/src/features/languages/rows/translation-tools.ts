import type { Glossary } from '@voxdeck/contracts/languages/glossary'
import type { Language } from '@voxdeck/core/languages/languages'
import type { ScriptStore } from '@/project/document/script-store.ts'
import type { Listening } from '@/project/playback/use-listening.ts'
import type { Translating } from '../translating/use-translating.ts'

/** What every row of a language writes to and is read by. */
export type TranslationDesk = {
  projectId: string
  store: ScriptStore
  listening: Listening
  language: Language
  wpm: number
  /** Who speaks a slide that has no voice of its own. */
  voice: string
  /** The one that was chosen for the language, if one was. */
  chosenVoice: string | null
  glossary: Glossary
  askOne: Translating['askOne']
}
