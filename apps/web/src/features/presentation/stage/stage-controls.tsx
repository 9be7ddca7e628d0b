import {
  Captions,
  CaptionsOff,
  ChevronLeft,
  ChevronRight,
  Minimize2,
  Pause,
  Play,
  Square,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/ui/buttons/icon-button.tsx'
import type { PresentationRun } from '../run/presentation-run.ts'
import { useRunState } from './use-run-state.ts'

type StageControlsProps = {
  run: PresentationRun
  captions: { isOn: boolean; toggle: () => void }
  onMinimise: () => void
  onStop: () => void
}

/** A single slide has no previous, next or minimise button. */
export const StageControls = ({ run, captions, onMinimise, onStop }: StageControlsProps) => {
  const { t } = useTranslation()
  const { index, isPaused, togglePause } = useRunState(run)
  const isPresentation = run.kind === 'presentation'
  return (
    <div
      role="toolbar"
      aria-label={t('presentation.controls')}
      className="flex items-center gap-1 [&_svg]:size-5!"
    >
      {isPresentation && (
        <IconButton label={t('presentation.previous')} disabled={index === 0} onClick={run.runner.previous}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
      )}
      <IconButton label={isPaused ? t('presentation.resume') : t('presentation.pause')} onClick={togglePause}>
        {isPaused ? (
          <Play aria-hidden="true" className="fill-current" />
        ) : (
          <Pause aria-hidden="true" className="fill-current" />
        )}
      </IconButton>
      {isPresentation && (
        <IconButton label={t('presentation.next')} onClick={run.runner.next}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      )}
      <IconButton
        label={captions.isOn ? t('presentation.hideCaptions') : t('presentation.showCaptions')}
        onClick={captions.toggle}
      >
        {captions.isOn ? <CaptionsOff aria-hidden="true" /> : <Captions aria-hidden="true" />}
      </IconButton>
      {isPresentation && (
        <IconButton label={t('presentation.minimise')} onClick={onMinimise}>
          <Minimize2 aria-hidden="true" />
        </IconButton>
      )}
      <IconButton label={t('presentation.stop')} onClick={onStop}>
        <Square aria-hidden="true" className="fill-current" />
      </IconButton>
    </div>
  )
}
