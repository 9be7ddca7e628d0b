import type { Project } from '@voxdeck/contracts/projects/read-project'
import { useTranslation } from 'react-i18next'
import { formatDate, formatDateTime } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import { Button } from '@/ui/buttons/button.tsx'
import { ProjectTitle } from './project-title.tsx'

type ProjectHeaderProps = {
  project: Project
  templates: { isOpen: boolean; onToggle: () => void }
  onSaveDraft: () => void
  isSaving: boolean
}

export const ProjectHeader = ({ project, templates, onSaveDraft, isSaving }: ProjectHeaderProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <header className="flex items-center justify-between gap-x-6 gap-y-3 max-sm:flex-wrap">
      <div className="flex min-w-0 grow flex-wrap items-baseline gap-x-4">
        <ProjectTitle project={project} />
        <p className="flex flex-wrap gap-x-2 text-mute text-sm">
          <span>{t('editor.header.created', { date: formatDate(project.createdAt, language) })}</span>
          <span aria-hidden="true">·</span>
          <span>{t('editor.header.edited', { date: formatDateTime(project.updatedAt, language) })}</span>
        </p>
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        <Button aria-expanded={templates.isOpen} onClick={templates.onToggle}>
          {templates.isOpen ? t('scripts.templates.hide') : t('scripts.templates.show')}
        </Button>
        <Button busy={isSaving} onClick={onSaveDraft}>
          {isSaving ? t('editor.draft.saving') : t('editor.draft.save')}
        </Button>
      </div>
    </header>
  )
}
