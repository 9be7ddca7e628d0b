import type { Project } from '@voxdeck/contracts/projects/read-project'
import { useCallback, useMemo, useState } from 'react'
import { useDictating } from '@/features/dictation/dictation.ts'
import { useStudio } from '@/features/recording/recording.ts'
import type { ScriptTools } from '@/features/scripts/scripts.tsx'
import type { ScriptStore } from '@/project/document/script-store.ts'
import { createSpokenView } from '@/project/document/spoken-scripts.ts'
import { useListening } from '@/project/playback/use-listening.ts'
import { useInstallation } from '@/project/queries/get-installation.ts'
import { type ScriptSlotOptions, scriptSlots } from './script-slots.tsx'

type Options = Pick<ScriptSlotOptions, 'onPresent' | 'onPlay' | 'readProject'>

/** The tools of the scripts panel, and the studio and the consent dialog, which the page renders once. */
export const useScriptTools = (
  store: ScriptStore,
  project: Project,
  { onPresent, onPlay, readProject }: Options,
) => {
  const projectId = project.id
  const [spokenView] = useState(createSpokenView)
  const { player, toggle: listen } = useListening(projectId)
  const { dictating, consent } = useDictating(store)
  const { dictation, toggle: dictate } = dictating
  const mayDictate = useInstallation()?.dictation ?? false
  const { studio, openStudio } = useStudio({
    projectId,
    hasRecordings: project.slides.some(({ recording }) => recording !== null),
    dictation,
  })
  const changeVoice: ScriptTools['changeVoice'] = useCallback(
    (slide, change) => {
      const recording = readProject()?.slides.find(({ id }) => id === slide.slideId)?.recording
      if (recording) openStudio((opened) => opened.changeVoice(slide, change))
      else change()
    },
    [openStudio, readProject],
  )
  const slots = useMemo(
    () =>
      scriptSlots({
        projectId,
        store,
        dictating: mayDictate ? { dictation, toggle: dictate } : null,
        studio,
        openStudio,
        onPresent,
        onPlay,
        readProject,
      }),
    [projectId, store, mayDictate, dictation, dictate, studio, openStudio, onPresent, onPlay, readProject],
  )
  const tools = useMemo<ScriptTools>(
    () => ({ projectId, store, spokenView, listening: { player, toggle: listen }, slots, changeVoice }),
    [projectId, store, spokenView, player, listen, slots, changeVoice],
  )
  return { tools, consent, studio }
}
