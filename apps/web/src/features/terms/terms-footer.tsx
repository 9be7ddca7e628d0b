import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import { Button } from '@/ui/buttons/button.tsx'

type TermsFooterProps = {
  count: number
  saving: { isChanged: boolean; isSaving: boolean; isSaved: boolean }
  onSave: () => void
}

export const TermsFooter = ({ count, saving, onSave }: TermsFooterProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const footer = useRef<HTMLDivElement>(null)
  const { isChanged, isSaving, isSaved } = saving
  // Saving disables the pressed button, which loses the focus; move it to the field for the next term.
  useEffect(() => {
    if (isSaved && document.activeElement === document.body)
      footer.current?.parentElement?.querySelector<HTMLElement>('form input')?.focus()
  }, [isSaved])
  return (
    <div
      ref={footer}
      className="flex items-center gap-4 border-line border-t px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      <span className="figures text-mute text-sm">
        {t('terms.count', { count: formatCount(count, language) })}
      </span>
      <output className="ml-auto text-mute text-sm">
        {isSaving ? '' : isChanged ? t('terms.unsaved') : isSaved && t('terms.saved')}
      </output>
      <Button variant="primary" busy={isSaving} disabled={!isChanged} onClick={onSave}>
        {isSaving ? t('terms.saving') : t('terms.save')}
      </Button>
    </div>
  )
}
