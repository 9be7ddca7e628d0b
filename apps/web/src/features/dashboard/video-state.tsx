import type { Video } from '@voxdeck/contracts/videos/video'
import { Check, TriangleAlert, Film as VideoIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '@/ui/badge.tsx'
import { Spinner } from '@/ui/spinner.tsx'

const looks = {
  generating: { tone: 'selected', Icon: Spinner },
  completed: { tone: 'ready', Icon: Check },
  failed: { tone: 'trouble', Icon: TriangleAlert },
  cancelled: { tone: 'quiet', Icon: VideoIcon },
  none: { tone: 'quiet', Icon: VideoIcon },
} as const

export const VideoState = ({ video }: { video: Video | undefined }) => {
  const { t } = useTranslation()
  const state = video?.status ?? 'none'
  const { tone, Icon } = looks[state]
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" />
      {t(`dashboard.video.${state}`)}
      {video && state === 'generating' && (
        <span className="figures">{Math.floor(video.progress.percent)}%</span>
      )}
    </Badge>
  )
}
