import { Maximize2, Pause, Play, Square } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { StagePicture } from '@/project/slides/stage-picture.tsx'
import { IconButton } from '@/ui/buttons/icon-button.tsx'
import type { PresentationRun } from '../run/presentation-run.ts'
import { ProgressLine } from './progress-line.tsx'
import { type StageKey, stageKey } from './stage-keys.ts'
import { StagePlace } from './stage-place.tsx'
import { useRunState } from './use-run-state.ts'

type MiniStageProps = { run: PresentationRun; onEnlarge: () => void; onStop: () => void }

/** The corner without toasts, above a bottom bar; a strip on a phone. */
const corner = [
  'fixed bottom-(--bottom-bar,0px) left-0 z-30 m-3 overflow-hidden rounded-lg bg-stage text-on-stage shadow-lg [color-scheme:dark] sm:m-4 sm:w-72',
  'max-sm:right-0 max-sm:grid max-sm:grid-cols-[6rem_minmax(0,1fr)]',
].join(' ')

/** The minimised presentation. It handles keys only while the focus is in it. */
export const MiniStage = ({ run, onEnlarge, onStop }: MiniStageProps) => {
  const { t } = useTranslation()
  const { runner } = run
  const { index, slide, isPaused, sounding, togglePause } = useRunState(run)
  const enlarge = useRef<HTMLButtonElement>(null)
  useEffect(() => enlarge.current?.focus({ preventScroll: true }), [])
  const acts: Partial<Record<StageKey, () => void>> = {
    pause: togglePause,
    previous: runner.previous,
    next: runner.next,
    minimise: onEnlarge,
  }
  const press = (event: KeyboardEvent) => {
    const asked = stageKey(event)
    if (event.key === 'Escape') onStop()
    else if (asked) acts[asked]?.()
    else return
    event.preventDefault()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- buttons do the same
    <section
      aria-label={t('presentation.title')}
      data-stage={sounding}
      data-slide={index + 1}
      onKeyDown={press}
      className={corner}
    >
      <div className="aspect-video overflow-hidden bg-black max-sm:h-full">
        {slide && <StagePicture slide={slide} isPaused={isPaused} />}
      </div>
      <div className="flex min-w-0 flex-col justify-end">
        <ProgressLine run={run} className="max-sm:order-last" />
        <div className="flex flex-wrap items-center justify-between gap-x-2 py-1 pr-1.5 pl-3 max-sm:grow">
          <StagePlace run={run} />
          <div className="ml-auto flex">
            <IconButton
              size="sm"
              label={isPaused ? t('presentation.resume') : t('presentation.pause')}
              onClick={togglePause}
            >
              {isPaused ? (
                <Play aria-hidden="true" className="fill-current" />
              ) : (
                <Pause aria-hidden="true" className="fill-current" />
              )}
            </IconButton>
            <IconButton ref={enlarge} size="sm" label={t('presentation.enlarge')} onClick={onEnlarge}>
              <Maximize2 aria-hidden="true" />
            </IconButton>
            <IconButton size="sm" label={t('presentation.stop')} onClick={onStop}>
              <Square aria-hidden="true" className="fill-current" />
            </IconButton>
          </div>
        </div>
      </div>
    </section>
  )
}
