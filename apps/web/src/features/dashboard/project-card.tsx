import type { ProjectSummary } from '@voxdeck/contracts/projects/project'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { formatAgo, formatClock, formatDateTime } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import { Badge } from '@/ui/badge.tsx'
import { Card } from '@/ui/card.tsx'
import { FilmState } from './film-state.tsx'
import { languageCountOf, latestFilmOf, thumbnailOf } from './project-card-facts.ts'
import { ProjectThumbnail } from './project-thumbnail.tsx'

export const ProjectCard = ({ project, now }: { project: ProjectSummary; now: Date }) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const film = latestFilmOf(project)
  const languageCount = languageCountOf(project)
  return (
    <Card className="group relative flex h-full flex-col overflow-hidden transition-[border-color,box-shadow] focus-within:border-edge hover:border-edge hover:shadow-md">
      <ProjectThumbnail image={thumbnailOf(project)}>
        {film?.duration != null && (
          <Badge tone="stage" className="figures absolute right-2.5 bottom-2.5 rounded-sm px-2 font-normal">
            {formatClock(film.duration)}
          </Badge>
        )}
      </ProjectThumbnail>
      <div className="flex grow flex-col gap-1 p-4">
        <h3
          className="display line-clamp-2 text-lg/6 [overflow-wrap:anywhere] lang-th:text-lg/7"
          title={project.title}
        >
          <Link
            href={`/projects/${project.id}`}
            className="outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:-outline-offset-2"
          >
            {project.title}
          </Link>
        </h3>
        <p className="text-mute text-sm">
          {t('dashboard.card.slides', { count: project.images.length })}
          {' · '}
          {t('dashboard.card.languages', { count: languageCount })}
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-3">
          <FilmState film={film} />
          <time
            dateTime={project.updatedAt}
            title={formatDateTime(project.updatedAt, language)}
            className="text-mute text-sm"
          >
            {t('dashboard.card.edited', { when: formatAgo(project.updatedAt, now, language) })}
          </time>
        </div>
      </div>
    </Card>
  )
}
