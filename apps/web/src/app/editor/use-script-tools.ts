import type { Project } from '@voxdeck/contracts/projects/read-project'
import { useMemo, useState } from 'react'
import { useDictating } from '@/features/dictation/use-dictating.tsx'
import { useStudio } from '@/features/recording/use-studio.ts'
import type { WritingDesk } from '@/features/scripts/script-tools.ts'
import type { ScriptStore } from '@/project/document/script-store.ts'
import { createSpokenView } from '@/project/document/spoken-scripts.ts'
import { useListening } from '@/project/playback/use-listening.ts'
import { useInstallation } from '@/project/queries/get-installation.ts'

/** The tools of every script, put together once. */
export const useWritingDesk = (
  store: ScriptStore,
  project: Project,
  { onStage, onPlay, readProject }: Pick<WritingDesk, 'onStage' | 'onPlay' | 'readProject'>,
) => {
  const [spokenView] = useState(createSpokenView)
  const { player, toggle: listen } = useListening(project.id)
  const { dictating, consent } = useDictating(store)
  const { dictation, toggle: dictate } = dictating
  const mayDictate = useInstallation()?.dictation ?? false
  const { studio, openStudio } = useStudio({
    projectId: project.id,
    hasRecordings: project.slides.some(({ recording }) => recording !== null),
    dictation,
  })
  const projectId = project.id
  const desk = useMemo<WritingDesk>(
    () => ({
      projectId,
      store,
      spokenView,
      listening: { player, toggle: listen },
      dictating: mayDictate ? { dictation, toggle: dictate } : null,
      studio,
      openStudio,
      onStage,
      onPlay,
      readProject,
    }),
    [
      projectId,
      store,
      spokenView,
      player,
      listen,
      mayDictate,
      dictation,
      dictate,
      studio,
      openStudio,
      onStage,
      onPlay,
      readProject,
    ],
  )
  return { desk, consent }
}
