import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '@/ui/badge.tsx'
import { Waveform } from '@/ui/waveform.tsx'
import { slides, voicePeaks } from './narration.ts'
import { videoPictures } from './video-pictures.ts'

export const ScriptExhibit = () => (
  <div className="flex gap-4 rounded-md border border-line bg-card p-3 shadow-sm">
    <img
      src={videoPictures[0]}
      alt=""
      loading="lazy"
      className="aspect-video h-[4.5rem] rounded-sm object-cover"
    />
    <p lang="en" className="line-clamp-3 self-center text-base">
      {slides[0]?.cues[0]?.text}
    </p>
  </div>
)

export const SpeechExhibit = () => {
  const { t } = useTranslation()
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2.5">
      {voicePeaks.map(({ voice, peaks }) => (
        <div key={voice} className="contents">
          <Badge tone="sound" className="w-14 justify-center">
            {voice}
          </Badge>
          <Waveform peaks={peaks} height={32} />
        </div>
      ))}
      <span className="figures col-start-2 text-mute text-xs">{t('landing.features.speech.speed')}</span>
    </div>
  )
}

export const TranslationExhibit = () => {
  const { t } = useTranslation()
  return (
    <div className="flex items-center gap-6">
      <p className="display shrink-0 text-4xl">
        10+{' '}
        <span className="block font-medium font-sans text-mute text-sm">
          {t('landing.features.translation.languages')}
        </span>
      </p>
      <div className="grid grow gap-1">
        {slides.slice(0, 4).map(({ start, peaks }, track) => (
          <Waveform key={start} peaks={peaks} height={22} tone={track === 0 ? 'sound' : 'quiet'} />
        ))}
      </div>
    </div>
  )
}

const facts = ['3840 × 2160', '30 fps', 'H.264 · AAC', '−14 LUFS']

export const ProfessionalExhibit = () => (
  <ul className="grid grid-cols-2 gap-2">
    {facts.map((fact) => (
      <li
        key={fact}
        className="figures rounded-md border border-line bg-card px-3 py-2.5 text-center text-sm shadow-sm"
      >
        {fact}
      </li>
    ))}
  </ul>
)

export const PrivacyExhibit = () => {
  const { t } = useTranslation()
  return (
    <div className="flex items-center justify-center">
      <span className="flex items-center gap-2 rounded-md border border-ink bg-card px-3 py-2.5 font-medium text-sm shadow-sm">
        <Lock className="size-4" />
        {t('landing.features.privacy.yours')}
      </span>
      <span className="h-px w-6 bg-ink" />
      <span className="h-6 w-0.5 rounded-full bg-ink" />
      <span className="w-6 border-edge border-t border-dashed" />
      <span className="rounded-md border border-edge border-dashed px-3 py-2.5 text-mute text-sm">
        {t('landing.features.privacy.outside')}
      </span>
    </div>
  )
}

export const VersionsExhibit = () => {
  const { t } = useTranslation()
  return (
    <ol className="relative mx-auto h-[104px] w-60 max-w-full">
      {[1, 2, 3].map((number) => (
        <li
          key={number}
          className="figures absolute w-44 rounded-md border border-line bg-card px-3 py-2.5 text-mute text-sm shadow-sm last:border-ink last:text-ink"
          style={{ top: `${(number - 1) * 32}px`, left: `${(number - 1) * 32}px` }}
        >
          {t('landing.features.collaboration.version', { number })}
        </li>
      ))}
    </ol>
  )
}
