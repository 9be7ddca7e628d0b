import { useTranslation } from 'react-i18next'
import { formatCount } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import { Button } from '@/ui/buttons/button.tsx'

type ShowMoreProps = {
  shown: number
  /** Not known while it is counted, or when it could not be. */
  total: number | undefined
  hasMore: boolean
  busy: boolean
  onMore: () => void
}

export const ShowMore = ({ shown, total, hasMore, busy, onMore }: ShowMoreProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <div className="mt-8 flex flex-col items-center gap-3">
      <output className="text-mute text-sm">
        {total !== undefined &&
          t('dashboard.more.shown', {
            shown: formatCount(shown, language),
            total: formatCount(total, language),
          })}
      </output>
      {hasMore && (
        <Button busy={busy} onClick={onMore} className="max-sm:w-full">
          {t('dashboard.more.show')}
        </Button>
      )}
    </div>
  )
}
