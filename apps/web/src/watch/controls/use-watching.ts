import { languageOf } from '@voxdeck/core/languages/languages'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type CaptionsChoice,
  chooseCaptions,
  keepCaptions,
  keptCaptions,
  shownCaptions,
} from '../captions/captions-choice.ts'
import { waysToPlay } from '../source/video-source.ts'
import type { Watched } from '../source/watched.ts'

const shownMs = 1400

/** A short message over the video about what a key has just done. */
const useNotice = () => {
  const [notice, setNotice] = useState<{ words: string } | null>(null)
  useEffect(() => {
    if (!notice) return
    const timer = setTimeout(() => setNotice(null), shownMs)
    return () => clearTimeout(timer)
  }, [notice])
  return { notice: notice?.words ?? null, tell: useCallback((words: string) => setNotice({ words }), []) }
}

/** The chosen narration language and caption language. */
export const useWatching = (video: Watched) => {
  const { t } = useTranslation()
  const { notice, tell } = useNotice()
  const languages = waysToPlay(video) === 'file' ? video.voices.slice(0, 1) : video.voices
  const [spoken, setSpoken] = useState(languages[0] ?? 'en')
  const [choice, setChoice] = useState(keptCaptions)
  const [lastChoice, setLastChoice] = useState<CaptionsChoice>(choice === 'off' ? 'follow' : choice)
  const readable = video.captions.map(({ languageCode }) => languageCode)
  const shown = shownCaptions(choice, spoken, readable)

  const choose = (next: CaptionsChoice) => {
    setChoice(next)
    if (next !== 'off') setLastChoice(next)
    keepCaptions(next)
  }
  const speakNext = () => {
    const next = languages[(languages.indexOf(spoken) + 1) % languages.length]
    if (!next || next === spoken) return
    setSpoken(next)
    tell(languageOf(next).ownName)
  }
  const toggleCaptions = () => {
    if (readable.length === 0) return
    const next = shown === null ? lastChoice : 'off'
    const nextShown = shownCaptions(next, spoken, readable)
    choose(next)
    tell(
      nextShown === null
        ? `${t('player.captions')}: ${t('player.captionsOff')}`
        : `${t('player.captions')}: ${languageOf(nextShown).ownName}`,
    )
  }
  return {
    languages,
    spoken,
    speak: setSpoken,
    speakNext,
    readable,
    shown,
    show: (language: string | null) => choose(chooseCaptions(language, spoken)),
    toggleCaptions,
    notice,
    tell,
  }
}

export type Watching = ReturnType<typeof useWatching>
