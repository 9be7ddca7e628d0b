import { Film as VideoIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Marks a slide picture that is replaced by a clip in the video. */
export const MovingMark = () => {
  const { t } = useTranslation()
  return (
    <span className="absolute right-1 bottom-1 rounded-[5px] bg-stage/80 p-1 text-on-stage">
      <VideoIcon aria-hidden="true" className="size-3.5" />
      <span className="sr-only">{t('clips.moves')}</span>
    </span>
  )
}
