import type { Project } from '@voxdeck/contracts/projects/project'
import { useTranslation } from 'react-i18next'
import { formatDate, formatDateTime } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import { Button } from '@/ui/button.tsx'

type ProjectHeaderProps = { project: Project; onSaveDraft: () => void; isSaving: boolean }

export const ProjectHeader = ({ project, onSaveDraft, isSaving }: ProjectHeaderProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <header className="flex items-end justify-between gap-x-6 gap-y-4 max-sm:flex-wrap">
      <div className="min-w-0">
        <h1 className="display line-clamp-3 text-2xl [overflow-wrap:anywhere]" title={project.title}>
          {project.title}
        </h1>
        <p className="mt-1 flex flex-wrap gap-x-2 text-base text-mute">
          <span>{t('editor.header.created', { date: formatDate(project.createdAt, language) })}</span>
          <span aria-hidden="true">·</span>
          <span>{t('editor.header.edited', { date: formatDateTime(project.updatedAt, language) })}</span>
        </p>
      </div>
      <Button busy={isSaving} onClick={onSaveDraft}>
        {isSaving ? t('editor.draft.saving') : t('editor.draft.save')}
      </Button>
    </header>
  )
}
