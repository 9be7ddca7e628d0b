import { useQuery } from '@tanstack/react-query'
import { isLanguageCode } from '@voxdeck/core/languages/languages'
import { escapeMarkup } from '@voxdeck/core/script/escape-markup'
import { speakingSpeedLimits } from '@voxdeck/core/video-settings'
import { defaultVoices } from '@voxdeck/core/voices'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createSpeechPlayer, type SpeechPlayer } from '@/project/playback/speech-player.ts'
import { useProject } from '@/project/queries/get-project.ts'
import { voicesQuery } from '@/project/queries/list-voices.ts'
import { fetchSpeech, type Speech } from '@/project/queries/preview-speech.ts'
import { toast } from '@/ui/feedback/toast.ts'

type ToSay = { key: number; language: string; say: string }

export type Saying = {
  player: SpeechPlayer<number, Speech>
  canSay: (language: string) => boolean
  toggle: (what: ToSay) => void
}

/** Plays the pronunciation of a term, saved or not, with the first voice of its language. */
export const useSaying = (projectId: string): Saying => {
  const { t } = useTranslation()
  const { data: voices } = useQuery(voicesQuery)
  const { data: project } = useProject(projectId)
  const wpm = project?.settings.speakingSpeed ?? speakingSpeedLimits.normal
  const [player] = useState(() => createSpeechPlayer<number, Speech>(fetchSpeech))
  useEffect(() => () => player.close(), [player])
  return useMemo(() => {
    const voiceOf = (language: string): string | undefined =>
      voices?.find((voice) => voice.language === language)?.id ??
      defaultVoices.find((voice) => voice.language === language)?.id
    return {
      player,
      canSay: (language) => voiceOf(language) !== undefined,
      toggle: ({ key, language, say }) => {
        if (player.read().key === key) return player.stop()
        const voice = voiceOf(language)
        if (!voice || !isLanguageCode(language) || say.trim() === '') return
        // Escape markup, and send no project id, so that the lexicon is not applied on top.
        void player.play(key, [{ text: escapeMarkup(say), language, voice, wpm }], ({ kind }) => {
          if (kind === 'started') return
          toast({
            title: t(`scripts.listen.${kind}.title`),
            description: t(`scripts.listen.${kind}.description`),
            variant: 'destructive',
          })
        })
      },
    }
  }, [player, voices, wpm, t])
}
