import type { Project } from '@voxdeck/contracts/projects/read-project'
import { type ComponentType, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addWords } from '@/i18n/add-words.ts'
import { videoLanguages as words } from '@/i18n/en/video-languages.ts'
import { Dialog, DialogContent } from '@/ui/overlays/dialog.tsx'
import { LanguagesForm, type VideoLanguagesProps } from './languages-form.tsx'
import { NoLanguages } from './no-languages.tsx'

addWords({ videoLanguages: words })

const tabOf = (language: string | null): HTMLElement | null =>
  language === null ? null : document.querySelector(`[role=tab][data-code="${language}"]`)

type VideoLanguagesDialogProps = VideoLanguagesProps & {
  onShow: (language: string) => void
  /** Of another feature; shown instead of the form, to add a first language. */
  AddLanguageDialog: ComponentType<{
    project: Project
    onShow: (language: string) => void
    onClose: () => void
    focusAfter: () => HTMLElement | null
  }>
}

export const VideoLanguagesDialog = ({ onShow, AddLanguageDialog, ...props }: VideoLanguagesDialogProps) => {
  const { project, onClose } = props
  const { t } = useTranslation()
  const [isAdding, setAdding] = useState(false)
  const [opener] = useState(() => document.activeElement as HTMLElement | null)
  // After opening a language the focus goes to its tab, otherwise to the opener.
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
