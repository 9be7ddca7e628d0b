import { CloudOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/buttons/button.tsx'
import type { Saving } from './autosave-group.ts'

type NotSavedNoticeProps = { autosave: Saving; isTroubled: boolean }

/**
 * Floats over the page, so that the layout does not shift while typing. Says where the text is stored and
 * what happens next.
 */
export const NotSavedNotice = ({ autosave, isTroubled }: NotSavedNoticeProps) => {
  const { t } = useTranslation()
  const [isTrying, setTrying] = useState(false)
  const tryAgain = () => {
    setTrying(true)
    // Ignore the error: the save status shows or hides this notice.
    autosave
      .flush()
      .catch(() => undefined)
      .finally(() => setTrying(false))
  }
  return (
    <section
      aria-label={t('editor.saveState.notSaved')}
      className="fixed inset-x-3 top-[4.25rem] z-30 mx-auto flex max-w-xl animate-appear items-center gap-3 rounded-lg border border-line bg-raised py-2 pr-2 pl-4 shadow-md"
    >
      <CloudOff aria-hidden="true" className="size-4 shrink-0 text-amber-strong" />
      <p className="min-w-0 grow text-pretty text-sm">
        {isTroubled ? t('scripts.notSaved.onlyHere') : t('scripts.notSaved.kept')}
      </p>
      <Button size="sm" busy={isTrying} onClick={tryAgain}>
        {t('app.retry')}
      </Button>
    </section>
  )
}
