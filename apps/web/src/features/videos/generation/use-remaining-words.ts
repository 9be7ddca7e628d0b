import type { Video } from '@voxdeck/contracts/videos/video'
import { useTranslation } from 'react-i18next'
import { formatClock } from '@/i18n/format.ts'

export const useRemainingWords = (video: Video | null): string => {
  const { t } = useTranslation()
  if (video?.status === 'completed') return t('generation.ready')
  const count = video?.progress.videosAhead
  if (count) return t('generation.waiting', { count })
  const seconds = video?.progress.remainingSeconds ?? null
  if (seconds === null) return t('generation.estimating')
  return seconds < 60
    ? t('generation.secondsLeft', { seconds: Math.ceil(seconds) })
    : t('generation.timeLeft', { time: formatClock(seconds) })
}
