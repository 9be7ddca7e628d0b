import type { TFunction } from 'i18next'
import { addTranslation, setLanguage } from 'media-chrome/dist/utils/i18n.js'
import { addWords } from '@/i18n/add-words.ts'
import { player as words } from '@/i18n/en/player.ts'
import type { Language } from '@/i18n/languages.ts'

addWords({ player: words })

/** Replaces media-chrome's texts with our own. */
export const speakPlayerLanguage = (language: Language, t: TFunction): void => {
  addTranslation(language, {
    Play: t('player.play'),
    play: t('player.play'),
    Pause: t('player.pause'),
    pause: t('player.pause'),
    Mute: t('player.mute'),
    mute: t('player.mute'),
    Unmute: t('player.unmute'),
    unmute: t('player.unmute'),
    volume: t('player.volume'),
    seek: t('player.seek'),
    'Enter fullscreen mode': t('player.enterFullscreen'),
    'enter fullscreen mode': t('player.enterFullscreen'),
    'Exit fullscreen mode': t('player.exitFullscreen'),
    'exit fullscreen mode': t('player.exitFullscreen'),
    'playback time': t('player.time'),
    '{currentTime} of {totalTime}': t('player.position'),
    'video player': t('player.player'),
    'media loading': t('player.loading'),
    'video not loaded, unknown time.': t('player.loading'),
    hour: t('player.hours'),
    hours: t('player.hours'),
    minute: t('player.minutes'),
    minutes: t('player.minutes'),
    second: t('player.seconds'),
    seconds: t('player.seconds'),
    // Without the chapter name: media-chrome fills in its language there until the pointer is over a chapter.
    'chapter: {chapterName}': t('player.chapter'),
  })
  setLanguage(language)
}
