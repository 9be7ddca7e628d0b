import { useQuery } from '@tanstack/react-query'
import type { Video } from '@voxdeck/contracts/videos/video'
import { Info } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '@/i18n/languages.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import { voicesQuery } from '@/project/queries/list-voices.ts'
import { classNames } from '@/ui/class-names.ts'
import { type Fallback, fallbacksOf, writeRanges } from './fallbacks-of.ts'

type FallbackNoticeProps = { video: Video; className?: string }

/** H3: slides spoken by a fallback voice; more than one group is folded. */
export const FallbackNotice = ({ video, className }: FallbackNoticeProps) => {
  const { t } = useTranslation()
  const words = useFallbackWords()
  const groups = fallbacksOf(video)
  const slides = new Set(groups.flatMap((fallback) => fallback.slides))
  if (groups.length === 0) return null
  return (
    <div
      className={classNames('grid grid-cols-[0.875rem_minmax(0,1fr)] gap-x-1.5 text-mute text-sm', className)}
    >
      <Info aria-hidden="true" className="mt-[0.1875rem] size-3.5" />
      {groups.length === 1 && groups[0] ? (
        <p>{words(groups[0])}</p>
      ) : (
        <details>
          <summary className="min-h-6 rounded-sm hover:text-ink">
            {t('videos.fallback.many', { count: slides.size })}
          </summary>
          <ul className="mt-1 flex flex-col gap-1">
            {groups.map((fallback) => (
              <li key={`${fallback.wanted} ${fallback.spoken}`}>{words(fallback)}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

/** The name of a voice; its id if it is not installed. */
const useFallbackWords = () => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data: voices = [] } = useQuery(voicesQuery)
  const nameOf = (id: string) => voices.find((voice) => voice.id === id)?.name ?? id
  return ({ wanted, spoken, slides }: Fallback) =>
    t('videos.fallback.slides', {
      count: slides.length,
      slides: new Intl.ListFormat(localeOf(language)).format(writeRanges(slides)),
      wanted: nameOf(wanted),
      spoken: nameOf(spoken),
    })
}
