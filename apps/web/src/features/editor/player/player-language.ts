import type { TFunction } from 'i18next'
import { addTranslation, setLanguage } from 'media-chrome/dist/utils/i18n.js'
import type { Language } from '@/i18n/languages.ts'

/** The controls come with words of their own; these are the product's. */
export const speakPlayerLanguage = (language: Language, t: TFunction): void => {
  addTranslation(language, {
    Play: t('editor.player.play'),
    play: t('editor.player.play'),
    Pause: t('editor.player.pause'),
    pause: t('editor.player.pause'),
    Mute: t('editor.player.mute'),
    mute: t('editor.player.mute'),
    Unmute: t('editor.player.unmute'),
    unmute: t('editor.player.unmute'),
    volume: t('editor.player.volume'),
    seek: t('editor.player.seek'),
    'Playback rate': t('editor.player.rate'),
    'current playback rate': t('editor.player.rate'),
    'Playback rate {playbackRate}': t('editor.player.rateNow'),
    'Enter fullscreen mode': t('editor.player.enterFullscreen'),
    'enter fullscreen mode': t('editor.player.enterFullscreen'),
    'Exit fullscreen mode': t('editor.player.exitFullscreen'),
    'exit fullscreen mode': t('editor.player.exitFullscreen'),
    'playback time': t('editor.player.time'),
    '{currentTime} of {totalTime}': t('editor.player.position'),
    'video player': t('editor.player.player'),
    'media loading': t('editor.player.loading'),
    'video not loaded, unknown time.': t('editor.player.loading'),
    hour: t('editor.player.hours'),
    hours: t('editor.player.hours'),
    minute: t('editor.player.minutes'),
    minutes: t('editor.player.minutes'),
    second: t('editor.player.seconds'),
    seconds: t('editor.player.seconds'),
    // Without the name: films have no chapters yet, and the control would say its language in its place.
    'chapter: {chapterName}': t('editor.player.chapter'),
  })
  setLanguage(language)
}
