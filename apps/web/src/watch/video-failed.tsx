import { Unplug } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/buttons/button.tsx'

export const VideoFailed = ({ onTryAgain }: { onTryAgain: () => void }) => {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <div
      role="alert"
      className="absolute inset-0 z-30 grid place-content-center justify-items-center gap-3 bg-stage p-6 text-center"
    >
      <Unplug aria-hidden="true" className="size-8 text-mute" />
      <div>
        <p className="font-semibold text-md">{t('player.failed.title')}</p>
        <p className="mt-1 max-w-[44ch] text-pretty text-base text-mute">{t('player.failed.description')}</p>
      </div>
      <Button ref={button} onClick={onTryAgain}>
        {t('app.retry')}
      </Button>
    </div>
  )
}
