import type { Video } from '@voxdeck/contracts/videos/video'
import { Check, RefreshCw, TriangleAlert, Film as VideoIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '@/ui/badge.tsx'
import { Spinner } from '@/ui/spinner.tsx'

const looks = {
  generating: { tone: 'selected', Icon: Spinner },
  completed: { tone: 'ready', Icon: Check },
  failed: { tone: 'trouble', Icon: TriangleAlert },
  cancelled: { tone: 'quiet', Icon: VideoIcon },
  older: { tone: 'stale', Icon: RefreshCw },
  none: { tone: 'quiet', Icon: VideoIcon },
} as const

type VideoStateProps = {
  video: Video | undefined
  /** The project changed since the video was made. */
  isOlder: boolean
}

export const VideoState = ({ video, isOlder }: VideoStateProps) => {
  const { t } = useTranslation()
  const state = isOlder ? 'older' : (video?.status ?? 'none')
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
