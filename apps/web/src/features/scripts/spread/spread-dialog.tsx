import type { ProjectSlide } from '@voxdeck/contracts/slides/read-slide'
import { spreadScript } from '@voxdeck/core/script/spread-script'
import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { scriptKey } from '@/project/document/field-key.ts'
import { shown, write } from '@/project/document/script-document.ts'
import type { ScriptStore } from '@/project/document/script-store.ts'
import { isBlank } from '@/project/document/spoken-scripts.ts'
import { SlidePicture } from '@/project/slides/slide-picture.tsx'
import { focusField } from '@/project/writing/focus-field.ts'
import { drawScript } from '@/project/writing/markup/draw-marks.tsx'
import { Button } from '@/ui/buttons/button.tsx'
import { Dialog, DialogActions, DialogClose, DialogContent } from '@/ui/overlays/dialog.tsx'

type SpreadDialogProps = {
  store: ScriptStore
  slides: readonly ProjectSlide[]
  script: string
  /** Called after the scripts are written. */
  onSpread?: () => void
  onClose: () => void
}

/** Scrollable elements must be focusable, for keyboard users. */
const reachable = { tabIndex: 0 }

/** Previews which slide gets which sentences. */
export const SpreadDialog = ({ store, slides, script, onSpread, onClose }: SpreadDialogProps) => {
  const { t } = useTranslation()
  const parts = useMemo(() => spreadScript(script, slides.length), [script, slides.length])
  const [isSpread, setSpread] = useState(false)
  const replaced = slides.filter(({ id }) => !isBlank(shown(store.read(), scriptKey(id)))).length
  const spread = () => {
    const texts = slides.map(({ id }, index) => [scriptKey(id), parts[index] ?? ''] as const)
    // Rendered before the dialog closes, so that the focus goes to the scripts and not to the button.
    flushSync(() => setSpread(true))
    store.change((doc) => write(doc, texts, { kind: 'step', at: Date.now() }))
    onClose()
    onSpread?.()
  }
  const goToWords = (event: Event) => {
    event.preventDefault()
    const [first] = slides
    if (first) focusField({ key: scriptKey(first.id), caret: 0 })
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t('scripts.spread.title', { count: slides.length })}
        description={
          replaced > 0 ? t('scripts.spread.replaces', { count: replaced }) : t('scripts.spread.description')
        }
        closeLabel={t('app.close')}
        className="flex flex-col sm:max-w-2xl"
        {...(isSpread ? { onCloseAutoFocus: goToWords } : {})}
      >
        <ol
          aria-label={t('scripts.spread.parts')}
          {...reachable}
          className="-mx-5 mt-4 max-h-[50dvh] divide-y divide-line overflow-y-auto border-line border-y px-5"
        >
          {slides.map((slide, index) => (
            <li key={slide.id} className="grid grid-cols-[6rem_minmax(0,1fr)] gap-4 py-3">
              <SlidePicture slide={slide} number={index + 1} alt="" className="self-start" />
              <p lang="en" className="text-md [overflow-wrap:anywhere]">
                {parts[index] ? (
                  drawScript(parts[index])
                ) : (
                  <span className="text-mute">{t('scripts.spread.silent')}</span>
                )}
              </p>
            </li>
          ))}
        </ol>
        <DialogActions>
          <DialogClose asChild>
            <Button>{t('app.cancel')}</Button>
          </DialogClose>
          <Button variant="primary" onClick={spread}>
            {t('scripts.spread.act')}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}
