import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { Project } from '@voxdeck/contracts/projects/read-project'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { History } from '@/project/history/history.ts'
import { readRecordingSeconds } from '@/project/queries/get-installation.ts'
import { projectKey } from '@/project/queries/get-project.ts'
import { saveProject } from '@/project/queries/update-project.ts'
import { wordsOfError as explain } from '@/project/words-of-error.ts'
import { useCurrentUser } from '@/session/get-user.ts'
import { importRecording } from './import-recording.ts'
import type { Dictation, Server, Studio } from './studio.ts'
import { areTakesKept } from './takes/kept-takes.ts'

const serverOf = (queries: QueryClient, projectId: string, history: History): Server => {
  const queryKey = projectKey(projectId)
  const read = () => queries.getQueryData<Project>(queryKey)
  return {
    read,
    look: () => queries.invalidateQueries({ queryKey }),
    send: importRecording,
    save: (change) => saveProject(queries, projectId, change),
    explain,
    record: (slideId, before, after) => {
      if (before === after) return
      const number = (read()?.slides.findIndex(({ id }) => id === slideId) ?? -1) + 1
      const what = after === null ? 'removeRecording' : 'record'
      history.recordAct({ what, count: 1, number }, { kind: 'recording', slideId, before, after })
    },
  }
}

type StudioNeeds = { projectId: string; hasRecordings: boolean; dictation: Dictation; history: History }

/** Null until it is needed and loaded. If loading fails, the editor works without recording. */
export const useStudio = ({ projectId, hasRecordings, dictation, history }: StudioNeeds) => {
  const queries = useQueryClient()
  const userId = useCurrentUser().user?.id ?? ''
  const [studio, setStudio] = useState<Studio | null>(null)
  const [isNeeded, setNeeded] = useState(areTakesKept)
  const [hadRecordings, setHadRecordings] = useState(false)
  // Set once, and kept when the last recording is deleted.
  if (hasRecordings && !hadRecordings) {
    setHadRecordings(true)
    setNeeded(true)
  }
  const waiting = useRef<((studio: Studio) => void) | null>(null)
  useEffect(() => {
    if (!isNeeded) return
    let isLeft = false
    let opened: Studio | null = null
    import('./open-studio.ts').then(
      ({ openStudio }) => {
        if (isLeft) return
        opened = openStudio({
          server: serverOf(queries, projectId, history),
          userId,
          projectId,
          dictation,
          mostSeconds: () => readRecordingSeconds(queries),
        })
        setStudio(opened)
        waiting.current?.(opened)
        waiting.current = null
      },
      () => {
        // The next press retries.
        if (!isLeft) setNeeded(false)
      },
    )
    return () => {
      isLeft = true
      opened?.close()
    }
  }, [isNeeded, projectId, userId, queries, dictation, history])

  const openStudio = useCallback(
    (use: (studio: Studio) => void) => {
      if (studio) return use(studio)
      waiting.current = use
      setNeeded(true)
    },
    [studio],
  )
  return { studio, openStudio }
}
