import { Film as VideoIcon } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ChooseClip } from './choose-clip.tsx'
import { useDropOnRow } from './use-drop-on-row.ts'
import { type SlideClipProps, useSlideClip } from './use-slide-clip.ts'

/** While the slide has a video, its strip replaces it; a file can be dropped on the row all the same. */
export const ClipButton = ({ image, number }: SlideClipProps) => {
  const { t } = useTranslation()
  const hasClip = useSlideClip(image) !== null
  const place = useRef<HTMLSpanElement>(null)
  useDropOnRow(place, image.id)
  return (
    <span ref={place} className="contents">
      {!hasClip && <ChooseClip imageId={image.id} label={t('clips.add', { number })} icon={VideoIcon} />}
    </span>
  )
}
