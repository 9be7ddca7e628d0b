import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/buttons/button.tsx'
import type { Microphone } from './microphone/microphone.ts'
import { MicrophoneChoice } from './microphone/microphone-choice.tsx'
import { MicrophoneLevel } from './microphone/microphone-level.tsx'

type GettingReadyProps = { microphone: Microphone; onCancel: () => void }

/** The countdown, with the level and the choice of the microphone. */
export const GettingReady = ({ microphone, onCancel }: GettingReadyProps) => {
  const { t } = useTranslation()
  const { count, levels } = useSyncExternalStore(microphone.subscribe, microphone.read)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="flex items-center gap-2 font-medium text-coral-strong text-sm">
        {/* Not live: a screen reader would count into the recording. */}
        <span
          role="timer"
          aria-live="off"
          aria-label={t('recording.beginsIn', { count })}
          className="figures grid size-9 place-items-center rounded-full bg-coral-wash text-lg"
        >
          {count}
        </span>
        <span aria-hidden="true">{t('recording.getReady')}</span>
      </p>
      <MicrophoneLevel value={levels[0] ?? 0} />
      <MicrophoneChoice microphone={microphone} className="h-8 max-w-56 text-sm" />
      <div className="ml-auto flex gap-1">
        <Button size="sm" onClick={microphone.begin}>
          {t('recording.beginNow')}
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {t('app.cancel')}
        </Button>
      </div>
    </div>
  )
}
