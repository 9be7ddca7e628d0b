import type { CallInput } from '@voxdeck/contracts/client'
import { previewSpeech } from '@voxdeck/contracts/speech/preview-speech'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/i18n/use-language.ts'
import { createSpeechPlayer } from '@/project/playback/speech-player.ts'
import { wordsOfError } from '@/project/words-of-error.ts'
import { client } from '@/session/client.ts'
import { isUnauthorized } from '@/session/is-unauthorized.ts'
import { useReportFailure } from '@/session/report-failure.ts'

type Sample = CallInput<typeof previewSpeech>['body']

const fetchSample = async (body: Sample, signal: AbortSignal): Promise<Blob> =>
  (await client.call(previewSpeech, { body, signal })).blob()

/**
 * Plays a voice sample; a second press stops it, and it ends with the list. `failure` is the error message.
 */
export const useSample = () => {
  const { t } = useTranslation()
  const language = useLanguage()
  const reportFailure = useReportFailure()
  const [player] = useState(() => createSpeechPlayer<string, Sample>(fetchSample))
  useEffect(() => () => player.close(), [player])
  const { key: heard, phase } = useSyncExternalStore(player.subscribe, player.read)
  const [failure, setFailure] = useState<string | null>(null)

  const toggle = (sample: Sample) => {
    if (heard === sample.voice) return player.stop()
    setFailure(null)
    void player.play(sample.voice, [sample], (news) => {
      if (news.kind === 'started') return
      const error = news.kind === 'unmade' ? news.error : undefined
      if (isUnauthorized(error)) reportFailure(error, { title: t('app.error') })
      setFailure(wordsOfError(error, language) ?? t('voices.sample.failed'))
    })
  }
  return { heard, phase, failure, toggle }
}
