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

/** H3: which slides another voice spoke. One is told in a line; more are counted, and told when asked for. */
export const FallbackNotice = ({ video, className }: FallbackNoticeProps) => {
  const { t } = useTranslation()
  const words = useFallbackWords()
  const told = fallbacksOf(video)
  const slides = new Set(told.flatMap((fallback) => fallback.slides))
  if (told.length === 0) return null
  return (
    <div
      className={classNames('grid grid-cols-[0.875rem_minmax(0,1fr)] gap-x-1.5 text-mute text-sm', className)}
    >
      <Info aria-hidden="true" className="mt-[0.1875rem] size-3.5" />
      {told.length === 1 && told[0] ? (
        <p>{words(told[0])}</p>
      ) : (
        <details>
          <summary className="min-h-6 rounded-sm hover:text-ink">
            {t('videos.fallback.many', { count: slides.size })}
          </summary>
          <ul className="mt-1 flex flex-col gap-1">
            {told.map((fallback) => (
              <li key={`${fallback.wanted} ${fallback.spoken}`}>{words(fallback)}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

/** Voices are called by their names; one that is no longer there by its id. */
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
