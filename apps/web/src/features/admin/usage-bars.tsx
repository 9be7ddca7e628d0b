/* oxlint-disable jsx-a11y/prefer-tag-over-role -- drawn with elements: each day has its own tooltip */
import { useTranslation } from 'react-i18next'
import { formatCount, formatDate } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import type { ProviderUsage } from './usage-of.ts'

type UsageBarsProps = { label: string; days: ProviderUsage['days'] }

/** One bar per day; the table below shows the same numbers. */
export const UsageBars = ({ label, days }: UsageBarsProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const most = Math.max(...days.map(({ characters }) => characters), 1)
  const [first, last] = [days[0], days.at(-1)]
  return (
    <div className="mt-3">
      <div role="img" aria-label={label} className="flex h-14 items-end gap-[3px] border-line border-b">
        {days.map(({ day, characters }) => (
          <span
            key={day}
            title={`${formatDate(day, language)}: ${t('admin.usage.characters', { count: characters, shown: formatCount(characters, language) })}`}
            className="flex h-full grow items-end"
          >
            <span
              className="w-full rounded-t-[2px] bg-edge transition-colors hover:bg-ink"
              // At least 2 px for a day with any usage.
              style={{ height: characters === 0 ? 0 : `max(2px, ${(characters / most) * 100}%)` }}
            />
          </span>
        ))}
      </div>
      <p aria-hidden="true" className="figures mt-1 flex justify-between text-mute text-xs">
        <span>{first && formatDate(first.day, language)}</span>
        <span>{last && formatDate(last.day, language)}</span>
      </p>
    </div>
  )
}
