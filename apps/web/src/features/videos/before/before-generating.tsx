import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { addWords } from '@/i18n/add-words.ts'
import { before as words } from '@/i18n/en/editor/before.ts'
import { scriptKey } from '@/project/document/field-key.ts'
import { findField } from '@/project/writing/focus-field.ts'
import { Button } from '@/ui/buttons/button.tsx'
import { Dialog, DialogActions, DialogClose, DialogContent } from '@/ui/overlays/dialog.tsx'
import type { Findings, FoundSlide } from './findings.ts'

addWords({ before: words })

type BeforeGeneratingProps = {
  findings: Findings
  /** Shows the scripts, one of which gets the focus. */
  onLead: () => void
  onKeepSilent: (slideIds: readonly string[]) => void
  onGo: () => void
  onClose: () => void
}

/** Says what is unfinished before a video is made, with a way to each slide. */
export const BeforeGenerating = ({
  findings,
  onLead,
  onKeepSilent,
  onGo,
  onClose,
}: BeforeGeneratingProps) => {
  const { t } = useTranslation()
  const { wordless, overlong, voiceless } = findings
  const jumpTo = useRef<string | null>(null)
  const slides = (found: readonly FoundSlide[]) => (
    <Slides
      slides={found}
      onPress={(slideId) => {
        jumpTo.current = slideId
        onLead()
        onClose()
      }}
    />
  )
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t('before.title')}
        description={t('before.description')}
        closeLabel={t('app.close')}
        className="sm:max-w-lg"
        focusAfter={() => (jumpTo.current === null ? null : findField(scriptKey(jumpTo.current)))}
      >
        <ul className="mt-4 flex flex-col divide-y divide-line border-line border-y">
          {voiceless.length > 0 && (
            <Finding
              title={t('before.voiceless', { count: voiceless.length })}
              hint={t('before.voicelessHint')}
            >
              {slides(voiceless)}
            </Finding>
          )}
          {wordless.length > 0 && (
            <Finding title={t('before.wordless', { count: wordless.length })} hint={t('before.wordlessHint')}>
              {slides(wordless)}
              <Button size="sm" onClick={() => onKeepSilent(wordless.map(({ id }) => id))}>
                {t('before.keepSilent')}
              </Button>
            </Finding>
          )}
          {overlong.length > 0 && (
            <Finding title={t('before.overlong', { count: overlong.length })} hint={t('before.overlongHint')}>
              {slides(overlong)}
            </Finding>
          )}
        </ul>
        <DialogActions>
          <DialogClose asChild>
            <Button>{t('app.cancel')}</Button>
          </DialogClose>
          <Button variant="primary" onClick={onGo}>
            {t('before.go')}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}

const Finding = ({ title, hint, children }: { title: string; hint: string; children: ReactNode }) => (
  <li className="py-3">
    <h3 className="font-medium">{title}</h3>
    <p className="text-mute text-sm">{hint}</p>
    <div className="mt-2 flex flex-wrap items-center justify-between gap-2">{children}</div>
  </li>
)

/** More than fit a phone are led to one after another: from the first the others are near. */
const mostShown = 24

const Slides = ({
  slides,
  onPress,
}: {
  slides: readonly FoundSlide[]
  onPress: (slideId: string) => void
}) => {
  const { t } = useTranslation()
  return (
    <ul className="flex flex-wrap gap-1">
      {slides.slice(0, mostShown).map(({ id, number }) => (
        <li key={id}>
          <Button
            size="sm"
            className="figures min-w-7 px-1.5"
            aria-label={t('before.slide', { number })}
            onClick={() => onPress(id)}
          >
            {number}
          </Button>
        </li>
      ))}
      {slides.length > mostShown && <li className="self-center text-mute">…</li>}
    </ul>
  )
}
