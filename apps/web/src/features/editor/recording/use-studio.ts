import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { Project } from '@voxdeck/contracts/projects/project'
import { useEffect, useState } from 'react'
import { useCurrentUser } from '@/session/get-user.ts'
import { projectKey } from '../api/get-project.ts'
import { saveProject } from '../api/update-project.ts'
import { sendRecording } from '../api/upload-recording.ts'
import type { Dictation } from '../dictation/dictation.ts'
import type { SpeechPlayer } from '../scripts/listening/speech-player.ts'
import { wordsOfError as explain } from '../words-of-error.ts'
import { deskParts } from './desk-parts.ts'
import type { Server, Studio } from './studio.ts'

const serverOf = (queries: QueryClient, projectId: string): Server => {
  const queryKey = projectKey(projectId)
  return {
    read: () => queries.getQueryData<Project>(queryKey),
    look: () => queries.invalidateQueries({ queryKey }),
    send: sendRecording,
    save: (change) => saveProject(queries, projectId, change),
    explain,
  }
}

/** Null until its code is here. Should that not come, the editor goes on without recording. */
export const useStudio = (projectId: string, player: SpeechPlayer, dictation: Dictation): Studio | null => {
  const queries = useQueryClient()
  const userId = useCurrentUser().user?.id ?? ''
  const [studio, setStudio] = useState<Studio | null>(null)
  useEffect(() => {
    let isLeft = false
    let opened: Studio | null = null
    import('./open-studio.ts').then(
      ({ openStudio }) => {
        if (isLeft) return
        opened = openStudio({
          parts: deskParts,
          server: serverOf(queries, projectId),
          userId,
          projectId,
          player,
          dictation,
        })
        setStudio(opened)
      },
      () => undefined,
    )
    return () => {
      isLeft = true
      opened?.close()
    }
  }, [projectId, userId, queries, player, dictation])
  return studio
}
