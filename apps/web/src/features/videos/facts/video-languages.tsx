import type { Video } from '@voxdeck/contracts/videos/video'
import { languageOf } from '@voxdeck/core/languages/languages'
import { ChevronRight } from 'lucide-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'

/** The own names of the languages; of more than two, the others are folded. */
export const VideoLanguages = ({ video: { languages } }: { video: Video }) => {
  const { t } = useTranslation()
  const [first = 'en', ...others] = languages
  if (others.length < 2)
    return (
      <p className="text-sm">
        <OwnName code={first} />
        {others.map((code) => (
          <Fragment key={code}>
            {' + '}
            <OwnName code={code} />
          </Fragment>
        ))}
      </p>
    )
  return (
    <details className="group text-sm">
      <summary className="-ml-1 flex min-h-6 w-fit cursor-pointer list-none items-center gap-1 rounded-sm px-1 transition-colors hover:bg-well">
        {t('videos.more', { first: languageOf(first).ownName, count: others.length })}
        <ChevronRight
          aria-hidden="true"
          className="size-3.5 text-mute transition-transform group-open:rotate-90"
        />
      </summary>
      <ul aria-label={t('videos.languages')} className="flex flex-wrap gap-x-2 pb-1 text-mute">
        {others.map((code) => (
          <li key={code}>
            <OwnName code={code} />
          </li>
        ))}
      </ul>
    </details>
  )
}

export const OwnName = ({ code }: { code: string }) => {
  const { ownName, direction } = languageOf(code)
  return (
    <bdi lang={code} dir={direction}>
      {ownName}
    </bdi>
  )
}
