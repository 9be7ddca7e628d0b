import type { Video } from '@voxdeck/contracts/videos/video'
import { useTranslation } from 'react-i18next'
import { formatClock } from '@/i18n/format.ts'

export const useRemainingWords = (film: Video | null): string => {
  const { t } = useTranslation()
  if (film?.status === 'completed') return t('editor.generation.ready')
  const count = film?.progress.videosAhead
  if (count) return t('editor.generation.waiting', { count })
  const seconds = film?.progress.remainingSeconds ?? null
  if (seconds === null) return t('editor.generation.estimating')
  return seconds < 60
    ? t('editor.generation.secondsLeft', { seconds: Math.ceil(seconds) })
    : t('editor.generation.timeLeft', { time: formatClock(seconds) })
}
