import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { History } from '@/project/history/history.ts'
import { useProjectHistory } from '@/project/history/history-context.ts'
import { readRecordingSeconds } from '@/project/queries/get-installation.ts'
import { useCurrentUser } from '@/session/get-user.ts'
import { sourceServer, translationServer } from './recording-server.ts'
import type { Dictation, Server, Studio } from './studio.ts'
import { areTakesKept } from './takes/kept-takes.ts'

type StudioNeeds = { server: Server; hasRecordings: boolean; dictation: Dictation | null }

/** Null until it is needed and loaded. If loading fails, the editor works without recording. */
const useStudioOf = ({ server, hasRecordings, dictation }: StudioNeeds) => {
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
        opened = openStudio({ server, userId, dictation, mostSeconds: () => readRecordingSeconds(queries) })
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
  }, [isNeeded, server, userId, queries, dictation])

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

type SourceNeeds = {
  projectId: string
  language: string
  hasRecordings: boolean
  dictation: Dictation
  history: History
}

/** The studio of the source language. */
export const useStudio = ({ projectId, language, history, ...needs }: SourceNeeds) => {
  const queries = useQueryClient()
  const server = useMemo(
    () => sourceServer(queries, { projectId, language }, history),
    [queries, projectId, language, history],
  )
  return useStudioOf({ server, ...needs })
}

type TranslationNeeds = { projectId: string; language: string; hasRecordings: boolean }

/** The studio of a translation. */
export const useTranslationStudio = ({ projectId, language, hasRecordings }: TranslationNeeds) => {
  const queries = useQueryClient()
  const { history } = useProjectHistory()
  const server = useMemo(
    () => translationServer(queries, { projectId, language }, history),
    [queries, projectId, language, history],
  )
  return useStudioOf({ server, hasRecordings, dictation: null })
}
