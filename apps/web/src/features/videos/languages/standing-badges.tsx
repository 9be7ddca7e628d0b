import { Check, CircleDashed, Unplug } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '@/ui/badge.tsx'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'
import { Spinner } from '@/ui/spinner.tsx'
import type { Standing } from './language-choice.ts'

export const StandingBadges = ({ standing }: { standing: Standing }) => {
  const { t } = useTranslation()
  switch (standing.kind) {
    case 'original':
      return <Badge>{t('videoLanguages.original')}</Badge>
    case 'loading':
      return <Skeleton className="h-6 w-20 rounded-full" />
    case 'failed':
      return (
        <Badge>
          <Unplug aria-hidden="true" />
          {t('videoLanguages.notLoaded')}
        </Badge>
      )
    case 'translating':
      return (
        <Badge tone="selected">
          <Spinner className="size-3.5" />
          {t('videoLanguages.translating', standing)}
        </Badge>
      )
    case 'missing':
      return (
        <Badge>
          <CircleDashed aria-hidden="true" />
          {t('videoLanguages.missing', { count: standing.slides })}
        </Badge>
      )
    case 'whole':
      return (
        <>
          {standing.isOnlyRead && <Badge>{t('videoLanguages.onlyRead')}</Badge>}
          {standing.stale > 0 && (
            <Badge tone="stale">{t('videoLanguages.stale', { count: standing.stale })}</Badge>
          )}
          {standing.toReview > 0 && (
            <Badge>{t('videoLanguages.toReview', { count: standing.toReview })}</Badge>
          )}
          {standing.stale + standing.toReview === 0 && (
            <Badge tone="ready">
              <Check aria-hidden="true" />
              {t('videoLanguages.complete')}
            </Badge>
          )}
        </>
      )
  }
}
