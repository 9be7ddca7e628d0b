/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- a long script is scrolled by keys */
import type { Project } from '@voxdeck/contracts/projects/read-project'
import { languageOf } from '@voxdeck/core/languages/languages'
import { resolveSlideScripts } from '@voxdeck/core/plan/make-plan'
import { readScript } from '@voxdeck/core/script/read-script'
import { ArrowLeft, ArrowRight, Check, RotateCcw, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatClock } from '@/i18n/format.ts'
import { shown } from '@/project/document/field-document.ts'
import { scriptKey } from '@/project/document/field-key.ts'
import type { FieldStore } from '@/project/document/field-store.ts'
import { SlidePicture } from '@/project/slides/slide-picture.tsx'
import { Button } from '@/ui/buttons/button.tsx'
import { IconButton } from '@/ui/buttons/icon-button.tsx'
import { Dialog, DialogPortal, DialogSurface, DialogTitle } from '@/ui/overlays/dialog.tsx'
import { useFocusReturn } from '@/ui/overlays/use-focus-return.ts'
import { usePageMark } from '@/ui/use-page-mark.ts'
import { MicrophoneChoice } from '../microphone/microphone-choice.tsx'
import { MicrophoneLevel } from '../microphone/microphone-level.tsx'
import type { Studio } from '../studio.ts'
import { type Prompter, usePrompter } from './use-prompter.ts'

type PrompterDialogProps = {
  studio: Studio
  project: Project
  store: FieldStore
  /** The slide to begin with. */
  from: string
  onEnd: () => void
}

/** The choice of a microphone has its own keys, and other buttons are pressed by Space and Enter. */
const isOfControl = ({ target, key }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (target.closest('[role=combobox], [role=listbox]') !== null ||
    ((key === ' ' || key === 'Enter') && target.closest('button:not([data-main])') !== null))

/** Records all slides, one after the other, over the words that are to be read. */
export const PrompterDialog = ({ studio, project, store, from, onEnd }: PrompterDialogProps) => {
  const { t } = useTranslation()
  const language = languageOf(studio.server.language)
  // As they are when it begins: somebody reads them.
  const [slides] = useState(project.slides)
  const [scripts] = useState(() => {
    const doc = store.read()
    const own = slides.map(({ id }) => shown(doc, scriptKey(id)))
    return resolveSlideScripts(shown(doc, 'english'), own, language.code).map((script) =>
      readScript(script, { language: language.code })
        .sentences.map(({ written }) => written)
        .join(' '),
    )
  })
  const prompter = usePrompter({
    studio,
    slideIds: slides.map(({ id }) => id),
    first: Math.max(
      0,
      slides.findIndex(({ id }) => id === from),
    ),
    onEnd,
  })
  const focusReturn = useFocusReturn()
  usePageMark('covered')
  const { index } = prompter
  const slide = slides[index]
  const keys = new Map([
    [' ', prompter.goOn],
    ['Enter', prompter.goOn],
    ['ArrowRight', () => prompter.goTo(index + 1)],
    ['ArrowLeft', () => prompter.goTo(index - 1)],
    ['r', () => prompter.goTo(index)],
  ])
  const press = (event: KeyboardEvent) => {
    const act = keys.get(event.key)
    if (!act || event.ctrlKey || event.metaKey || event.altKey || isOfControl(event)) return
    event.preventDefault()
    if (!event.repeat) act()
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && prompter.end()}>
      <DialogPortal>
        <DialogSurface
          {...focusReturn}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            if (event.target instanceof HTMLElement)
              event.target.querySelector<HTMLElement>('[data-main]')?.focus()
          }}
          onKeyDown={press}
          data-prompter={prompter.state.phase}
          className="fixed inset-0 z-50 flex animate-appear flex-col bg-stage text-on-stage outline-none [color-scheme:dark]"
        >
          <header className="flex items-center gap-4 px-4 py-3 sm:px-6">
            <DialogTitle className="display text-lg">{t('recording.prompter.title')}</DialogTitle>
            <p className="figures text-on-stage/75 text-sm">
              {t('recording.prompter.place', { number: index + 1, count: slides.length })}
            </p>
            {prompter.recorded.size > 0 && (
              <p className="flex items-center gap-1 text-on-stage/75 text-sm">
                <Check aria-hidden="true" className="size-4" />
                {t('recording.prompter.recorded', { count: prompter.recorded.size })}
              </p>
            )}
            <output className="text-on-stage/75 text-sm">
              {prompter.discarded !== null &&
                t('recording.prompter.discarded', { number: prompter.discarded + 1 })}
            </output>
            <IconButton label={t('app.close')} className="ml-auto" onClick={prompter.end}>
              <X aria-hidden="true" />
            </IconButton>
          </header>
          <div className="flex min-h-0 flex-1 flex-col gap-4 px-4 sm:flex-row sm:gap-8 sm:px-6">
            {slide && (
              <div className="w-40 shrink-0 sm:w-72 lg:w-96">
                <SlidePicture slide={slide} alt={slide.pictureName} />
              </div>
            )}
            <section
              aria-label={t('recording.prompter.words')}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a long script is scrolled by keys
              tabIndex={0}
              lang={language.code}
              dir={language.direction}
              className="min-h-0 flex-1 overflow-y-auto whitespace-pre-line text-balance pb-6 text-2xl leading-relaxed sm:text-3xl sm:leading-relaxed lg:text-4xl lg:leading-relaxed"
            >
              {scripts[index] || <span className="text-on-stage/60">{t('recording.prompter.wordless')}</span>}
            </section>
          </div>
          <Controls prompter={prompter} studio={studio} count={slides.length} />
        </DialogSurface>
      </DialogPortal>
    </Dialog>
  )
}

type ControlsProps = { prompter: Prompter; studio: Studio; count: number }

const Controls = ({ prompter, studio: { microphone }, count }: ControlsProps) => {
  const { t } = useTranslation()
  const { index, state } = prompter
  const { phase } = state
  const isLast = index + 1 === count
  return (
    <footer
      data-bottom-bar=""
      className="flex flex-wrap items-center gap-x-4 gap-y-3 border-on-stage/15 border-t px-4 py-4 sm:px-6"
    >
      <p
        role="timer"
        aria-live="off"
        className="figures grid min-w-16 place-items-center rounded-full bg-on-stage/10 px-3 py-1 text-xl"
      >
        {phase === 'counting' && state.count}
        {phase === 'recording' && formatClock(Math.floor(state.seconds))}
        {(phase === 'off' || phase === 'asking') && '…'}
      </p>
      <p className="min-w-28 text-sm">{t(`recording.prompter.phases.${phase}`)}</p>
      <MicrophoneLevel value={state.levels.at(-1) ?? 0} />
      {phase === 'counting' && <MicrophoneChoice microphone={microphone} className="max-w-56" />}
      <div className="ml-auto flex flex-wrap gap-2 max-sm:w-full">
        <IconButton
          label={t('recording.prompter.before')}
          variant="secondary"
          disabled={index === 0}
          onClick={() => prompter.goTo(index - 1)}
        >
          <ArrowLeft aria-hidden="true" />
        </IconButton>
        <IconButton
          label={t('recording.prompter.skip')}
          variant="secondary"
          disabled={isLast}
          onClick={() => prompter.goTo(index + 1)}
        >
          <ArrowRight aria-hidden="true" />
        </IconButton>
        <Button disabled={phase !== 'recording'} onClick={() => prompter.goTo(index)}>
          <RotateCcw aria-hidden="true" />
          {t('recording.prompter.again')}
        </Button>
        <Button
          data-main=""
          variant="primary"
          aria-disabled={phase === 'off' || phase === 'asking' || undefined}
          className="max-sm:grow"
          onClick={prompter.goOn}
        >
          {phase === 'recording'
            ? t(isLast ? 'recording.prompter.last' : 'recording.prompter.next')
            : t('recording.beginNow')}
        </Button>
      </div>
    </footer>
  )
}
