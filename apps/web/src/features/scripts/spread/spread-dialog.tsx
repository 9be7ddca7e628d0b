import type { ProjectSlide } from '@voxdeck/contracts/slides/read-slide'
import { scriptSeconds } from '@voxdeck/core/script/words'
import { Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { addWords } from '@/i18n/add-words.ts'
import { spread as words } from '@/i18n/en/editor/spread.ts'
import { formatClock } from '@/i18n/format.ts'
import { shown } from '@/project/document/field-document.ts'
import { scriptKey } from '@/project/document/field-key.ts'
import { type FieldStore, writeStep } from '@/project/document/field-store.ts'
import { measureScriptOnce } from '@/project/document/measure-script-once.ts'
import { shownSpeed } from '@/project/document/shown-choices.ts'
import { isBlank } from '@/project/document/spoken-scripts.ts'
import { useSourceLanguage } from '@/project/languages/source-language.ts'
import { focusField } from '@/project/writing/focus-field.ts'
import { Badge } from '@/ui/badge.tsx'
import { Button } from '@/ui/buttons/button.tsx'
import { Textarea } from '@/ui/fields/textarea.tsx'
import { Dialog, DialogActions, DialogClose, DialogContent } from '@/ui/overlays/dialog.tsx'
import { BoundaryLine } from './boundary-line.tsx'
import { SpreadRow } from './spread-row.tsx'
import { useSpread } from './use-spread.ts'
import { WayChoice } from './way-choice.tsx'

addWords({ spread: words })

type SpreadDialogProps = {
  store: FieldStore
  slides: readonly ProjectSlide[]
  /** May be empty: then it is pasted into the dialog. */
  script: string
  /** Puts the whole script where it was pasted, instead. */
  onKeepTogether?: { number: number; keep: () => void } | undefined
  /** Called after the scripts are written. */
  onSpread?: () => void
  /** With the text that was not taken. */
  onClose: (left: string) => void
}

/** Shows which slide would say what; corrected there, and taken with one button. */
export const SpreadDialog = ({
  store,
  slides,
  script,
  onKeepTogether,
  onSpread,
  onClose,
}: SpreadDialogProps) => {
  const { t } = useTranslation()
  const [text, setText] = useState(script)
  const [isWriting, setWriting] = useState(isBlank(script))
  const language = useSourceLanguage()
  const spread = useSpread(text, slides.length)
  const [cut, setCut] = useState<number | null>(null)
  const [target, setTarget] = useState<number | null>(null)
  const [isTaken, setTaken] = useState(false)
  const primary = useRef<HTMLButtonElement>(null)
  const doc = store.read()
  const wordsNow = slides.map(({ id }) => shown(doc, scriptKey(id)))
  const replaced = wordsNow.filter((now, index) => index < spread.used && !isBlank(now)).length
  const length = measureScriptOnce(spread.parts.join('\n\n'), language)

  const take = () => {
    const texts = slides
      .slice(0, spread.used)
      .map(({ id }, index) => [scriptKey(id), spread.parts[index] ?? ''] as const)
    // Rendered before the dialog closes, so that the focus goes to the scripts and not to the button.
    flushSync(() => setTaken(true))
    writeStep(store, texts)
    onClose('')
    onSpread?.()
  }
  const goToWords = (event: Event) => {
    event.preventDefault()
    const [first] = slides
    if (first) focusField({ key: scriptKey(first.id), caret: 0 })
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose(text)}>
      <DialogContent
        title={t('spread.title')}
        description={
          isWriting
            ? t('spread.paste')
            : `${t('spread.paragraphs', { count: spread.paragraphs })}, ${t('spread.slides', { count: slides.length })}. ${t('spread.hint')}`
        }
        closeLabel={t('app.close')}
        className="flex flex-col overflow-hidden pb-0 sm:max-w-5xl"
        // Enter takes what was pasted.
        onOpenAutoFocus={(event) => {
          if (!primary.current) return
          event.preventDefault()
          primary.current.focus()
        }}
        onKeyDown={(event) => {
          if (
            isWriting ||
            event.key.toLowerCase() !== 'z' ||
            event.shiftKey ||
            !(event.ctrlKey || event.metaKey)
          )
            return
          event.preventDefault()
          if (spread.isCorrected) spread.undo()
        }}
        {...(isTaken ? { onCloseAutoFocus: goToWords } : {})}
      >
        {isWriting ? (
          <>
            <Textarea
              aria-label={t('spread.script')}
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
              placeholder={t('spread.placeholder')}
              className="mt-4 min-h-72 text-md"
            />
            <Button
              variant="ghost"
              size="sm"
              className="my-2 self-start"
              disabled={wordsNow.every(isBlank)}
              onClick={() => setText(wordsNow.filter((now) => !isBlank(now)).join('\n\n'))}
            >
              {t('spread.fromSlides')}
            </Button>
          </>
        ) : (
          <>
            <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
              <WayChoice spread={spread} />
              <Button size="sm" variant="ghost" onClick={() => setWriting(true)}>
                {t('spread.edit')}
              </Button>
              {spread.isCorrected && (
                <Button size="sm" variant="ghost" aria-keyshortcuts="Control+Z Meta+Z" onClick={spread.undo}>
                  <Undo2 aria-hidden="true" />
                  {t('spread.undo')}
                </Button>
              )}
              {replaced > 0 && (
                <Badge className="sm:ml-auto">{t('spread.replaces', { count: replaced })}</Badge>
              )}
            </div>
            <ol
              aria-label={t('spread.parts')}
              className="-mx-5 mt-4 min-h-0 grow overflow-y-auto border-line border-t"
            >
              {slides.map((slide, index) => (
                <li key={slide.id}>
                  {index > 0 && (
                    <div className="sm:ml-[9.75rem]">
                      <BoundaryLine spread={spread} slide={index - 1} onOver={setCut} />
                    </div>
                  )}
                  <SpreadRow
                    spread={spread}
                    slide={slide}
                    index={index}
                    words={wordsNow[index] ?? ''}
                    cut={cut}
                    isTarget={target === index}
                    onTarget={setTarget}
                  />
                </li>
              ))}
            </ol>
          </>
        )}
        <DialogActions className="-mx-5 mt-0 border-line border-t bg-raised px-5 py-4 sm:items-center">
          <p className="figures mr-auto text-mute text-sm max-sm:hidden">
            {t('editor.figures.words', { count: length.words })}
            {length.words > 0 && ` · ~${formatClock(scriptSeconds(length, shownSpeed(doc)))}`}
          </p>
          <DialogClose asChild>
            <Button>{t('app.cancel')}</Button>
          </DialogClose>
          {onKeepTogether && !isWriting && (
            <Button
              onClick={() => {
                onClose('')
                onKeepTogether.keep()
              }}
            >
              {t('spread.keepTogether', { number: onKeepTogether.number })}
            </Button>
          )}
          {isWriting ? (
            <Button variant="primary" disabled={isBlank(text)} onClick={() => setWriting(false)}>
              {t('spread.next')}
            </Button>
          ) : (
            <Button ref={primary} variant="primary" disabled={spread.used === 0} onClick={take}>
              {t('spread.take', { count: spread.filled })}
            </Button>
          )}
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}
