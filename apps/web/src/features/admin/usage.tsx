import type { Overview } from '@voxdeck/contracts/admin/get-overview'
import { useTranslation } from 'react-i18next'
import { formatCount, formatDate } from '@/i18n/format.ts'
import { providerName } from '@/i18n/provider-names.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import { Nothing, Section } from './section.tsx'
import { UsageBars } from './usage-bars.tsx'
import { type ProviderUsage, shownDays, usageOf } from './usage-of.ts'

export const Usage = ({ usage, now }: { usage: Overview['usage']; now: Date }) => {
  const { t } = useTranslation()
  const providers = usageOf(usage, now)
  return (
    <Section title={t('admin.usage.title')} note={t('admin.usage.days', { count: shownDays })}>
      {providers.length === 0 ? (
        <Nothing title={t('admin.usage.none', { count: shownDays })} hint={t('admin.usage.noneHint')} />
      ) : (
        <ul className="divide-y divide-line">
          {providers.map((provider) => (
            <ProviderRow key={provider.provider} {...provider} />
          ))}
        </ul>
      )}
    </Section>
  )
}

const ProviderRow = ({ provider, characters, requests, days }: ProviderUsage) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const counted = (count: number) => ({ count, shown: formatCount(count, language) })
  return (
    <li className="px-4 py-3.5 sm:px-5">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 lang="en" className="font-medium text-md">
          {providerName(provider)}
        </h3>
        <p className="figures text-mute text-sm sm:ml-auto">
          {t('admin.usage.characters', counted(characters))} · {t('admin.usage.requests', counted(requests))}
        </p>
      </div>
      <UsageBars label={t('admin.usage.chart', { provider: providerName(provider) })} days={days} />
      <details className="mt-2">
        <summary className="min-h-6 w-fit rounded-sm text-mute text-sm hover:text-ink">
          {t('admin.usage.byDay')}
        </summary>
        <table className="mt-1 w-full max-w-md text-sm">
          <thead className="text-left text-mute">
            <tr>
              <th className="py-1 font-normal">{t('admin.usage.day')}</th>
              <th className="py-1 text-right font-normal">{t('admin.usage.charactersOf')}</th>
              <th className="py-1 text-right font-normal">{t('admin.usage.requestsOf')}</th>
            </tr>
          </thead>
          <tbody className="figures">
            {days
              .filter((day) => day.requests > 0 || day.characters > 0)
              .toReversed()
              .map((day) => (
                <tr key={day.day} className="border-line border-t">
                  <th className="py-1 text-left font-normal">{formatDate(day.day, language)}</th>
                  <td className="py-1 text-right">{formatCount(day.characters, language)}</td>
                  <td className="py-1 text-right">{formatCount(day.requests, language)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </li>
  )
}
