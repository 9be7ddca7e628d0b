import type { ProjectSummary } from '@voxdeck/contracts/projects/read-project'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { formatAgo, formatClock, formatDateTime } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import { ageOfVideo, isOlder } from '@/project/videos/video-age.ts'
import { Badge } from '@/ui/badge.tsx'
import { Card } from '@/ui/card.tsx'
import { Spinner } from '@/ui/spinner.tsx'
import { cardLinkId } from './card-focus.ts'
import { ProjectThumbnail } from './project-thumbnail.tsx'
import { VideoState } from './video-state.tsx'

type ProjectCardProps = { project: ProjectSummary; now: Date; duplicating: boolean; menu: ReactNode }

export const ProjectCard = ({ project, now, duplicating, menu }: ProjectCardProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const video = project.videos[0]
  return (
    <Card className="group relative flex h-full flex-col overflow-hidden transition-[border-color,box-shadow] focus-within:border-edge hover:border-edge hover:shadow-md">
      <ProjectThumbnail key={project.slides[0]?.id} slide={project.slides[0]}>
        {duplicating && (
          <Badge tone="stage" className="absolute top-2.5 left-2.5">
            <Spinner />
            <output>{t('dashboard.duplicate.busy')}</output>
          </Badge>
        )}
        {video?.duration != null && (
          <Badge tone="stage" className="figures absolute right-2.5 bottom-2.5 rounded-sm px-2 font-normal">
            {formatClock(video.duration)}
          </Badge>
        )}
      </ProjectThumbnail>
      <div className="flex grow flex-col gap-1 p-4">
        <div className="flex items-start justify-between gap-2">
          <h3
            className="display line-clamp-2 min-w-0 text-lg/6 [overflow-wrap:anywhere] lang-th:text-lg/7"
            title={project.title}
          >
            <Link
              id={cardLinkId(project.id)}
              href={`/projects/${project.id}`}
              className="outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:-outline-offset-2"
            >
              {project.title}
            </Link>
          </h3>
          {menu}
        </div>
        <p className="text-mute text-sm">
          {t('dashboard.card.slides', { count: project.slideCount })}
          {' · '}
          {/* English, and each translation. */}
          {t('dashboard.card.languages', { count: project.languages.length + 1 })}
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-3">
          <VideoState
            video={video}
            isOlder={video?.status === 'completed' && isOlder(ageOfVideo(video, project))}
          />
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
