import '@/i18n/video-languages-words.ts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AddLanguageDialog } from '@/features/languages/adding/add-language-dialog.tsx'
import { Dialog, DialogContent } from '@/ui/overlays/dialog.tsx'
import { LanguagesForm } from './languages-form.tsx'
import { NoLanguages } from './no-languages.tsx'
import type { VideoLanguagesProps } from './video-languages-props.ts'

const tabOf = (language: string | null): HTMLElement | null =>
  language === null ? null : document.querySelector(`[role=tab][data-code="${language}"]`)

export const VideoLanguagesDialog = (props: VideoLanguagesProps) => {
  const { project, onShow, onClose } = props
  const { t } = useTranslation()
  const [isAdding, setAdding] = useState(false)
  const [opener] = useState(() => document.activeElement as HTMLElement | null)
  // Whoever is sent to a language goes on from its tab, others from where they came.
  const shown = useRef<string | null>(null)
  const focusAfter = () => tabOf(shown.current) ?? opener
  const show = (language: string) => {
    shown.current = language
    onShow(language)
  }
  if (isAdding)
    return <AddLanguageDialog project={project} onShow={show} onClose={onClose} focusAfter={focusAfter} />
  const hasLanguages = project.languages.length > 0
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t('videoLanguages.title')}
        description={hasLanguages ? t('videoLanguages.description') : undefined}
        closeLabel={t('app.close')}
        focusAfter={focusAfter}
        className="sm:max-w-xl"
      >
        {hasLanguages ? (
          <LanguagesForm
            {...props}
            onLead={(language) => {
              show(language)
              onClose()
            }}
          />
        ) : (
          <NoLanguages onAdd={() => setAdding(true)} />
        )}
      </DialogContent>
    </Dialog>
  )
}
