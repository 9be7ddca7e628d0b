import type { TranslatedSlide } from '@voxdeck/contracts/languages/read-language'
import { Bot, Check, CircleDashed, PenLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isStaleNow, stateOf } from '@/project/languages/language-document.ts'
import { Badge } from '@/ui/badge.tsx'
import { Spinner } from '@/ui/spinner.tsx'

type StateBadgesProps = { slide: TranslatedSlide; state: string; isRequested: boolean }

const looks = {
  none: { Icon: CircleDashed, tone: 'quiet' },
  machine: { Icon: Bot, tone: 'quiet' },
  edited: { Icon: PenLine, tone: 'quiet' },
  reviewed: { Icon: Check, tone: 'ready' },
} as const

/** The state of a translation, and whether its English has changed since. */
export const StateBadges = ({ slide, state: text, isRequested }: StateBadgesProps) => {
  const { t } = useTranslation()
  const state = stateOf(text)
  const isStale = isStaleNow(slide, text)
  const { Icon, tone } = looks[state ?? 'none']
  const isNothing = state === null && slide.source.trim() === ''
  return (
    <div className="flex flex-wrap content-start gap-1.5">
      {isRequested ? (
        <Badge tone="selected">
          <Spinner className="size-3.5" />
          {t('languages.row.translating')}
        </Badge>
      ) : (
        !isNothing && (
          <Badge tone={isStale ? 'quiet' : tone}>
            <Icon aria-hidden="true" />
            {t(`languages.states.${state ?? 'none'}`)}
          </Badge>
        )
      )}
      {isStale && <Badge tone="stale">{t('languages.states.stale')}</Badge>}
      {isStale && (
        <p className="text-pretty text-amber-strong text-xs">
          {state === 'reviewed' ? t('languages.row.staleReviewed') : t('languages.row.staleNote')}
          {slide.renewable && ` ${t('languages.row.renewed')}`}
        </p>
      )}
    </div>
  )
}
