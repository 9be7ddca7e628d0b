import { Download, MicOff, RotateCw } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatClock } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import { Button } from '@/ui/buttons/button.tsx'
import { focusRecordButton } from './record-button.tsx'
import type { Studio } from './studio.ts'
import type { HeldTake } from './takes/takes.ts'

type FailedTakeProps = { studio: Studio; take: HeldTake; number: number }

/** A recording that could not be uploaded: retry, download or discard. It is stored in the browser too. */
export const FailedTake = ({ studio, take, number }: FailedTakeProps) => {
  const { takes, server } = studio
  const { t } = useTranslation()
  const language = useLanguage()
  const { slideId, sound, seconds, error, isKept } = take
  // Never revoked: a download may start long after the press.
  const address = useMemo(() => URL.createObjectURL(sound), [sound])
  const discard = () => {
    takes.discard(slideId)
    focusRecordButton(slideId)
  }
  return (
    <>
      <p role="alert" className="flex items-start gap-2 text-sm">
        <MicOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span className="text-pretty">
          <strong className="font-medium">
            {t('recording.failed.title')} <span className="figures">{formatClock(seconds)}</span>
          </strong>{' '}
          <span className="text-mute">
            {server.explain(error, language)}{' '}
            {isKept ? t('recording.failed.kept') : t('recording.failed.onlyHere')}
          </span>
        </span>
      </p>
      <div className="flex flex-wrap gap-1">
        <Button size="sm" onClick={() => takes.retry(slideId)}>
          <RotateCw aria-hidden="true" />
          {t('app.retry')}
        </Button>
        <Button size="sm" variant="ghost" asChild>
          <a href={address} download={`slide-${number}${sound.type.includes('mp4') ? '.m4a' : '.webm'}`}>
            <Download aria-hidden="true" />
            {t('recording.download')}
          </a>
        </Button>
        <Button size="sm" variant="ghost" onClick={discard}>
          {t('recording.discard')}
        </Button>
      </div>
    </>
  )
}
