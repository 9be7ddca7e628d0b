import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useReportFailure } from '@/session/report-failure.ts'
import { toast } from '@/ui/toast.ts'
import { fetchSpeech } from '../../api/preview-speech.ts'
import type { FieldKey } from '../document/field-key.ts'
import { previewedText, type Selection } from './previewed-text.ts'
import { createSpeechPlayer, type PlayerNews, type SpeechPlayer } from './speech-player.ts'

type ToListen = {
  key: FieldKey
  of: 'english' | 'slide'
  text: string
  selection: Selection
  voice: string
  wpm: number
}

export type Listening = { player: SpeechPlayer; toggle: (what: ToListen) => void }

/** Hearing a text before it is a film: one button starts and stops it, and leaving the page ends it. */
export const useListening = (): Listening => {
  const { t } = useTranslation()
  const reportFailure = useReportFailure()
  const [player] = useState(() => createSpeechPlayer(fetchSpeech))
  useEffect(() => () => player.close(), [player])

  const toggle = useCallback(
    ({ key, of, text, selection, voice, wpm }: ToListen) => {
      if (player.read().key === key) return player.stop()
      const previewed = previewedText(of, text, selection)
      if ('refused' in previewed) {
        const words = previewed.refused === 'long' ? 'tooLong' : of === 'slide' ? 'noText' : 'noScript'
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
      void player.play(key, { text: previewed.text, voice, wpm }, tell)
    },
    [player, reportFailure, t],
  )
  return { player, toggle }
}
