import type { Image } from '@voxdeck/contracts/images/image'
import { silentSlideSeconds } from '@voxdeck/core/timeline/timing'
import type { Voice } from '@voxdeck/core/voices'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { SlidePicture } from '../slide-picture.tsx'
import { ScriptTextarea } from './script-textarea.tsx'
import { VoiceSelect } from './voice-select.tsx'

type SlideScriptRowProps = {
  number: number
  image: Image
  script: string
  /** The slide's part of the single script, when that is what will be spoken. */
  spread: string | null
  words: number
  speechSeconds: number
  selectedVoice: string
  voices: readonly Voice[]
  onScript: (imageId: string, script: string) => void
  onVoice: (imageId: string, number: number, voice: string) => void
}

/** Flat props, so that typing in one of 200 rows draws that row only. */
export const SlideScriptRow = memo((slide: SlideScriptRowProps) => {
  const { number, image, script, spread, words, speechSeconds, selectedVoice, voices } = slide
  const { t } = useTranslation()
  const seconds = (words > 0 ? speechSeconds : silentSlideSeconds).toFixed(1)
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 gap-y-3 border-l-[3px] border-l-transparent py-4 pr-4 pl-[13px] transition-[background-color,border-left-color] focus-within:border-l-coral focus-within:bg-coral-wash sm:grid-cols-[11rem_minmax(0,1fr)] sm:grid-rows-[1fr_auto] sm:gap-x-5 sm:gap-y-2 sm:pr-5 sm:pl-[17px]">
      <SlidePicture
        image={image}
        number={number}
        alt={image.originalName}
        className="self-start sm:row-span-2"
      />
      {/* On a phone the words take the whole width, under the picture. */}
      <div className="max-sm:col-span-2 max-sm:row-start-2">
        <ScriptTextarea
          aria-label={t('editor.scripts.slide', { number })}
          lang="en"
          spellCheck
          className="min-h-14"
          value={script}
          onText={(text) => slide.onScript(image.id, text)}
          placeholder={spread || t('editor.scripts.placeholder')}
        />
      </div>
      {/* Waveform and recording of the slide belong at the left of this line. */}
      <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 self-center text-mute text-sm">
        <span className="figures">
          {t('editor.figures.words', { count: words })} · {t('editor.figures.seconds', { seconds })}
        </span>
        {spread && <span>{t('editor.scripts.fromEnglishScript')}</span>}
        <VoiceSelect
          label={t('editor.scripts.voice', { number })}
          voices={voices}
          value={selectedVoice}
          onChange={(voice) => slide.onVoice(image.id, number, voice)}
        />
      </div>
    </li>
  )
})
