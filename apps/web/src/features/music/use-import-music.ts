import { useQueryClient } from '@tanstack/react-query'
import { musicLimits } from '@voxdeck/contracts/music/music'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorWords } from '@/i18n/error-words.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import { projectKey } from '@/project/queries/get-project.ts'
import { wordsOfError } from '@/project/words-of-error.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { toast } from '@/ui/feedback/toast.ts'
import { importMusic } from './import-music.ts'

/**
 * The error code of a file rejected before the upload; null when it may be sent. The server checks the
 * content.
 */
const refuseMusic = ({ name, size }: Pick<File, 'name' | 'size'>) => {
  if (!musicLimits.extensions.some((extension) => name.toLowerCase().endsWith(extension))) return 'music_type'
  return size > musicLimits.bytes ? 'music_too_large' : null
}

export type MusicUpload = { name: string; share: number }

/** Checks and uploads the chosen file; leaving the page aborts the upload. */
export const useImportMusic = (projectId: string) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const queries = useQueryClient()
  const reportFailure = useReportFailure()
  const [upload, setUpload] = useState<MusicUpload | null>(null)
  const abort = useRef<AbortController | null>(null)
  const cancel = () => abort.current?.abort()
  useEffect(() => () => abort.current?.abort(), [])

  const send = async (file: File) => {
    const refusal = refuseMusic(file)
    const title = t('music.failed.title')
    if (refusal) {
      toast({ title, description: errorWords(refusal, language), variant: 'destructive' })
      return
    }
    abort.current = new AbortController()
    const { signal } = abort.current
    const onProgress = (share: number) => setUpload({ name: file.name, share })
    onProgress(0)
    try {
      const name = await importMusic({ projectId, file, onProgress, signal })
      await queries.invalidateQueries({ queryKey: projectKey(projectId) })
      toast({ title: t('music.added.title'), description: t('music.added.description', { name }) })
    } catch (error) {
      const description = wordsOfError(error, language) ?? t('music.failed.description')
      if (!signal.aborted) reportFailure(error, { title, description })
    }
    setUpload(null)
  }

  return { upload, send, cancel }
}
