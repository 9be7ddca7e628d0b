import type { Project } from '@voxdeck/contracts/projects/read-project'
import { useTranslation } from 'react-i18next'
import { formatBytes } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import { useSpace } from './get-space.ts'

const parts = ['films', 'pictures', 'videos', 'recordings', 'music', 'previews'] as const

/** Storage used by the project, by kind. */
export const SpaceUsed = ({ project }: { project: Project }) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const space = useSpace(project)
  if (!space) return null
  return (
    <dl className="border-line border-t px-4 py-3 text-sm sm:px-5">
      <div className="flex items-baseline justify-between gap-3 font-medium">
        <dt>{t('videos.space.used')}</dt>
        <dd className="figures">{formatBytes(space.total, language)}</dd>
      </div>
      {parts
        .filter((part) => space[part] > 0)
        .map((part) => (
          <div key={part} className="flex items-baseline justify-between gap-3 text-mute">
            <dt>{t(`videos.space.${part}`)}</dt>
            <dd className="figures">{formatBytes(space[part], language)}</dd>
          </div>
        ))}
    </dl>
  )
}
