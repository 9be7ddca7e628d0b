import type { Video } from '@voxdeck/contracts/videos/video'
import { Check, Film, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '@/ui/badge.tsx'
import { Spinner } from '@/ui/spinner.tsx'

const looks = {
  generating: { tone: 'selected', Icon: Spinner },
  completed: { tone: 'ready', Icon: Check },
  failed: { tone: 'trouble', Icon: TriangleAlert },
  cancelled: { tone: 'quiet', Icon: Film },
  none: { tone: 'quiet', Icon: Film },
} as const

export const FilmState = ({ film }: { film: Video | undefined }) => {
  const { t } = useTranslation()
  const state = film?.status ?? 'none'
  const { tone, Icon } = looks[state]
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" />
      {t(`dashboard.film.${state}`)}
      {film && state === 'generating' && (
        <span className="figures">{Math.floor(film.progress.percent)}%</span>
      )}
    </Badge>
  )
}
