import { languageOf } from '@voxdeck/core/languages/languages'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StagePicture } from '@/project/slides/stage-picture.tsx'
import { classNames } from '@/ui/class-names.ts'
import { Dialog, DialogPortal, DialogSurface, DialogTitle } from '@/ui/overlays/dialog.tsx'
import { Spinner } from '@/ui/spinner.tsx'
import { usePageMark } from '@/ui/use-page-mark.ts'
import { Waveform } from '@/ui/waveform.tsx'
import type { PresentationRun } from '../run/presentation-run.ts'
import { captionAt } from './caption-at.ts'
import { ProgressLine } from './progress-line.tsx'
import { StageControls } from './stage-controls.tsx'
import { type StageKey, stageKey } from './stage-keys.ts'
import { StagePlace } from './stage-place.tsx'
import { useFullScreen } from './use-full-screen.ts'
import { useIdle } from './use-idle.ts'
import { useFraction, useRunState } from './use-run-state.ts'

type FullStageProps = { run: PresentationRun; onMinimise: () => void; onStop: () => void }

export const FullStage = ({ run, onMinimise, onStop }: FullStageProps) => {
  const { t } = useTranslation()
  const { runner, kind } = run
  const { index, slide, sounding, isPaused, togglePause } = useRunState(run)
  const [hasCaptions, setCaptions] = useState(false)
  const isIdle = useIdle() && !isPaused
  const content = useRef<HTMLDivElement>(null)
  useFullScreen(kind === 'presentation', onStop)
  usePageMark('bottom-bar')
  usePageMark('covered')

  const acts: Record<StageKey, () => void> = {
    pause: togglePause,
    previous: () => kind === 'presentation' && runner.previous(),
    next: () => kind === 'presentation' && runner.next(),
    minimise: () => kind === 'presentation' && onMinimise(),
    captions: () => setCaptions(!hasCaptions),
  }
  const press = (event: KeyboardEvent) => {
    const asked = stageKey(event)
    if (!asked) return
    event.preventDefault()
    acts[asked]()
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onStop()}>
      <DialogPortal>
        <DialogSurface
          ref={content}
          tabIndex={-1}
          aria-describedby={undefined}
          // Focus the surface: its key handler works, and no control shows a focus ring yet.
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            content.current?.focus()
          }}
          // MiniStage takes the focus when minimised; at the end the stage store returns it to the opener.
          onCloseAutoFocus={(event) => event.preventDefault()}
          onKeyDown={press}
          data-stage={sounding}
          data-slide={index + 1}
          className={classNames(
            'fixed inset-0 z-50 animate-appear bg-stage text-on-stage outline-none [color-scheme:dark]',
            isIdle && 'cursor-none',
          )}
        >
          <DialogTitle className="sr-only">{t('presentation.title')}</DialogTitle>
          {slide && <StagePicture slide={slide} isPaused={isPaused} />}
          {sounding === 'loading' && !isPaused && (
            <output className="absolute inset-0 grid place-items-center">
              {/* On a disc, since a slide may be as light as the spinner. */}
              <span className="rounded-full bg-stage/80 p-3">
                <Spinner className="size-8" />
              </span>
              <span className="sr-only">{t('presentation.loading')}</span>
            </output>
          )}
          <div className="absolute inset-x-0 bottom-0 flex flex-col">
            {hasCaptions && <Caption run={run} />}
            <div
              data-bottom-bar=""
              className={classNames(
                'bg-stage/85 transition-opacity duration-200 has-[:focus-visible]:opacity-100',
                isIdle && 'opacity-0',
              )}
            >
              {kind === 'presentation' && <ProgressLine run={run} />}
              <div className="flex items-center gap-x-2 px-3 py-2 sm:gap-x-4 sm:px-5">
                <StagePlace run={run} />
                <div className="min-w-0 grow max-sm:hidden">
                  <Narration run={run} />
                </div>
                <StageControls
                  run={run}
                  captions={{ isOn: hasCaptions, toggle: acts.captions }}
                  onMinimise={onMinimise}
                  onStop={onStop}
                />
              </div>
            </div>
          </div>
        </DialogSurface>
      </DialogPortal>
    </Dialog>
  )
}

/** Waveform of the recording or of the last generated narration, where there is one. */
const Narration = ({ run }: { run: PresentationRun }) => {
  const fraction = useFraction(run)
  const { slide } = useRunState(run)
  return slide?.peaks ? <Waveform peaks={slide.peaks} played={fraction} /> : null
}

const Caption = ({ run }: { run: PresentationRun }) => {
  const fraction = useFraction(run)
  const { slide } = useRunState(run)
  if (!slide) return null
  const { script, language } = slide
  const words = captionAt(script, language, fraction)
  return words === '' ? null : (
    <p
      lang={language}
      dir={languageOf(language).direction}
      className="mx-auto mb-3 max-w-[min(60rem,92vw)] text-pretty rounded-md bg-stage/85 px-4 py-2 text-center text-lg"
    >
      {words}
    </p>
  )
}
