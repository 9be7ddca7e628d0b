import { GitCompareArrows } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/buttons/button.tsx'
import { keepMine, takeTheirs } from '../../document/field-document.ts'
import type { FieldKey } from '../../document/field-key.ts'
import type { FieldStore } from '../../document/field-store.ts'
import { focusField } from '../focus-field.ts'
import { drawScript } from '../markup/draw-marks.tsx'

/** Scrollable elements must be focusable, for keyboard users. */
const reachable = { tabIndex: 0 }

type ChooseTextProps = { store: FieldStore; field: FieldKey; lang: string; theirs: string }

export const ChooseText = ({ store, field, lang, theirs }: ChooseTextProps) => {
  const { t } = useTranslation()
  const choose = (act: typeof keepMine) => {
    store.change((doc) => act(doc, field))
    focusField({ key: field, caret: 0 })
  }
  return (
    <section
      aria-label={t('scripts.twoTexts.title')}
      className="my-2 flex flex-col gap-2 rounded-md border border-edge bg-card p-3 text-base"
    >
      <p className="flex items-center gap-2 font-medium">
        <GitCompareArrows aria-hidden="true" className="size-4 shrink-0" />
        {t('scripts.twoTexts.title')}
      </p>
      <p className="text-mute text-sm">{t('scripts.twoTexts.description')}</p>
      <blockquote
        lang={lang}
        dir="auto"
        {...reachable}
        className="max-h-40 overflow-y-auto whitespace-pre-wrap rounded-sm bg-well px-3 py-2 text-md [overflow-wrap:anywhere]"
      >
        {theirs ? drawScript(theirs) : <span className="text-mute">{t('scripts.twoTexts.empty')}</span>}
      </blockquote>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => choose(keepMine)}>
          {t('scripts.twoTexts.keepMine')}
        </Button>
        <Button size="sm" onClick={() => choose((doc, key) => takeTheirs(doc, key, Date.now()))}>
          {t('scripts.twoTexts.takeTheirs')}
        </Button>
      </div>
    </section>
  )
}
