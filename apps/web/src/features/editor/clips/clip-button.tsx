import { Film } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ChooseClip } from './choose-clip.tsx'
import { useDropOnRow } from './use-drop-on-row.ts'
import { useSendClip } from './use-send-clip.ts'
import { type SlideClipProps, useSlideClip } from './use-slide-clip.ts'

/** While the slide has a video, its strip replaces it; a file can be dropped on the row all the same. */
export const ClipButton = (slide: SlideClipProps) => {
  const { t } = useTranslation()
  const hasClip = useSlideClip(slide.image) !== null
  const { choose } = useSendClip(slide)
  const place = useRef<HTMLSpanElement>(null)
  useDropOnRow(place, choose)
  return (
    <span ref={place} className="contents">
      {!hasClip && (
        <ChooseClip label={t('clips.add', { number: slide.number })} icon={Film} onChoose={choose} />
      )}
    </span>
  )
}
