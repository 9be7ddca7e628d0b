import { Pause, Play, Square } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatClock } from '@/i18n/format.ts'
import { IconButton } from '@/ui/buttons/icon-button.tsx'

type StageBarProps = {
  isPaused: boolean
  /** Seconds since the start of the video. */
  seconds: number
  onToggle: () => void
  onStop: () => void
  /** What is played. */
  children: ReactNode
}

const light = 'text-on-stage hover:bg-on-stage/15 hover:text-on-stage focus-visible:outline-on-stage'

/** The controls of what plays in the preview. They take the focus of the button that began it and is gone. */
export const StageBar = ({ isPaused, seconds, onToggle, onStop, children }: StageBarProps) => {
  const { t } = useTranslation()
  const toggle = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Not from somebody who writes meanwhile, or plays from a bar of the timing.
    if (document.activeElement === document.body) toggle.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="absolute inset-x-0 bottom-0 flex items-center gap-2 bg-stage/85 px-1.5 py-1 text-on-stage text-sm [color-scheme:dark]">
      <IconButton
        ref={toggle}
        size="sm"
        className={light}
        label={isPaused ? t('editor.preview.resume') : t('editor.preview.pause')}
        onClick={onToggle}
      >
        {isPaused ? (
          <Play aria-hidden="true" className="fill-current" />
        ) : (
          <Pause aria-hidden="true" className="fill-current" />
        )}
      </IconButton>
      <p className="min-w-0 grow truncate">{children}</p>
      <span className="figures">{formatClock(seconds)}</span>
      <IconButton size="sm" className={light} label={t('editor.preview.stop')} onClick={onStop}>
        <Square aria-hidden="true" className="fill-current" />
      </IconButton>
    </div>
  )
}
