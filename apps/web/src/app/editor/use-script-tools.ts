import type { Project } from '@voxdeck/contracts/projects/read-project'
import { useMemo, useState } from 'react'
import { useDictating } from '@/features/dictation/dictation.ts'
import { useStudio } from '@/features/recording/recording.ts'
import type { ScriptTools } from '@/features/scripts/scripts.tsx'
import type { FieldStore } from '@/project/document/field-store.ts'
import { createSpokenView } from '@/project/document/spoken-scripts.ts'
import type { History } from '@/project/history/history.ts'
import { useListening } from '@/project/playback/use-listening.ts'
import { useInstallation } from '@/project/queries/get-installation.ts'
import { type ScriptSlotOptions, scriptSlots } from './script-slots.tsx'

type Options = Pick<ScriptSlotOptions, 'onPresent' | 'onPlay' | 'readProject' | 'slideActs'> & {
  history: History
}

/** The tools of the scripts panel, and the studio and the consent dialog, which the page renders once. */
export const useScriptTools = (
  store: FieldStore,
  project: Project,
  { onPresent, onPlay, readProject, slideActs, history }: Options,
) => {
  const { id: projectId, sourceLanguage } = project
  const [spokenView] = useState(() => createSpokenView(sourceLanguage))
  const { player, toggle: listen } = useListening(projectId, sourceLanguage)
  const { dictating, consent } = useDictating(store)
  const { dictation, toggle: dictate } = dictating
  const mayDictate = useInstallation()?.dictation ?? false
  const { studio, openStudio } = useStudio({
    projectId,
    language: sourceLanguage,
    hasRecordings: project.slides.some(({ recording, takes }) => recording !== null || takes > 0),
    dictation,
    history,
  })
  const slots = useMemo(
    () =>
      scriptSlots({
        projectId,
        sourceLanguage,
        store,
        dictating: mayDictate ? { dictation, toggle: dictate } : null,
        studio,
        openStudio,
        onPresent,
        onPlay,
        readProject,
        slideActs,
      }),
    [
      projectId,
      sourceLanguage,
      store,
      mayDictate,
      dictation,
      dictate,
      studio,
      openStudio,
      onPresent,
      onPlay,
      readProject,
      slideActs,
    ],
  )
  const tools = useMemo<ScriptTools>(
    () => ({
      projectId,
      store,
      spokenView,
      listening: { player, toggle: listen },
      slots,
      runAll: slideActs.runAll,
    }),
    [projectId, store, spokenView, player, listen, slots, slideActs],
  )
  return { tools, consent, studio }
}
