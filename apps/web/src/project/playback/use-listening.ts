import { useQueryClient } from '@tanstack/react-query'
import { type LanguageCode, languageOf } from '@voxdeck/core/languages/languages'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useReportFailure } from '@/session/report-failure.ts'
import { toast } from '@/ui/feedback/toast.ts'
import type { FieldKey } from '../document/field-key.ts'
import { lexiconKey } from '../queries/lexicon-key.ts'
import { fetchSpeech, type Speech } from '../queries/preview-speech.ts'
import { type PreviewOf, previewedText, type Selection } from './previewed-text.ts'
import { createSpeechPlayer, type PlayerNews, type SpeechPlayer } from './speech-player.ts'

type ToListen = {
  key: FieldKey
  of: PreviewOf
  text: string
  selection: Selection
  voice: string
  wpm: number
  /** The source language by default. */
  language?: LanguageCode
  /** Splits a text that is too long for one request. */
  cut?: (text: string) => string[]
}

export type Listening = { player: SpeechPlayer<FieldKey, Speech>; toggle: (what: ToListen) => void }

/** Preview of a text as speech; the same button stops it, and so does leaving the page. */
export const useListening = (projectId: string, sourceLanguage: string): Listening => {
  const { t } = useTranslation()
  const reportFailure = useReportFailure()
  const queries = useQueryClient()
  const [player] = useState(() =>
    createSpeechPlayer<FieldKey, Speech>(
      fetchSpeech,
      () => queries.getQueryState(lexiconKey(projectId))?.dataUpdatedAt,
    ),
  )
  useEffect(() => () => player.close(), [player])

  const toggle = useCallback(
    ({ key, of, text, selection, cut = (whole) => [whole], language, ...how }: ToListen) => {
      if (player.read().key === key) return player.stop()
      const previewed = previewedText(of, text, selection)
      if ('refused' in previewed) {
        const words = previewed.refused === 'long' ? 'tooLong' : of === 'english' ? 'noScript' : 'noText'
        return toast({
          title: t(`scripts.listen.${words}.title`),
          description: t(`scripts.listen.${words}.description`),
          variant: 'destructive',
        })
      }
      const tell = (news: PlayerNews) => {
        if (news.kind === 'started')
          toast({
            title: t('scripts.listen.started.title'),
            description: t('scripts.listen.started.description'),
          })
        else if (news.kind === 'unplayable')
          toast({
            title: t('scripts.listen.unplayable.title'),
            description: t('scripts.listen.unplayable.description'),
            variant: 'destructive',
          })
        else
          reportFailure(news.error, {
            title: t('scripts.listen.unmade.title'),
            description: t('scripts.listen.unmade.description'),
          })
      }
      const spoken = { language: language ?? languageOf(sourceLanguage).code, ...how, projectId }
      const parts = cut(previewed.text).map((part) => ({ text: part, ...spoken }))
      void player.play(key, parts, tell)
    },
    [player, projectId, sourceLanguage, reportFailure, t],
  )
  return { player, toggle }
}
