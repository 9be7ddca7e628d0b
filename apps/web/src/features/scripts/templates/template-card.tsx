import { ChevronDown, Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '@/ui/badge.tsx'
import { Button } from '@/ui/buttons/button.tsx'
import type { Template } from './templates.ts'

/** Highlights the placeholders, which are still to be filled in. */
const withPlaceholders = (script: string) =>
  script.split(/(\[[^\]]+\])/).map((part, index) =>
    part.startsWith('[') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text that never changes
      <span key={index} className="rounded-xs bg-well text-mute">
        {part}
      </span>
    ) : (
      part
    ),
  )

export const TemplateCard = ({ template, onUse }: { template: Template; onUse: () => void }) => {
  const { t } = useTranslation()
  const { id, category, duration, script } = template
  const title = t(`templates.${id}.title`)
  const tags = t(`templates.${id}.tags`).split(', ')
  return (
    <li className="flex flex-col gap-3 border-line p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-2">
        <Badge>{t(`templates.categories.${category}`)}</Badge>
        <span className="flex items-center gap-1.5 text-mute text-sm">
          <Clock aria-hidden="true" className="size-3.5" />
          {t('templates.duration', duration)}
        </span>
      </div>
      <div>
        <h3 className="display text-lg">{title}</h3>
        <p className="mt-0.5 text-pretty text-base text-mute">{t(`templates.${id}.description`)}</p>
      </div>
      <ul aria-label={t('templates.tags')} className="flex flex-wrap gap-x-3 gap-y-1 text-mute text-sm">
        {tags.map((tag) => (
          <li key={tag}>#{tag}</li>
        ))}
      </ul>
      <details className="group">
        <summary className="flex min-h-7 w-fit list-none items-center gap-1 rounded-sm text-base text-mute hover:text-ink [&::-webkit-details-marker]:hidden">
          {t('templates.read')}
          <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <p lang="en" className="mt-2 whitespace-pre-line text-md">
          {withPlaceholders(script)}
        </p>
      </details>
      <Button className="mt-auto self-start" aria-label={t('templates.useNamed', { title })} onClick={onUse}>
        {t('templates.use')}
      </Button>
    </li>
  )
}
