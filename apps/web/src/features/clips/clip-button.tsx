import { Film as VideoIcon } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ChooseClip } from './choose-clip.tsx'
import type { SlideClipProps } from './clip-uploads.ts'
import { useDropOnRow } from './use-drop-on-row.ts'

/** The clip strip replaces the button while the slide has a clip; files can still be dropped on the row. */
export const ClipButton = ({ slide, number }: SlideClipProps) => {
  const { t } = useTranslation()
  const place = useRef<HTMLSpanElement>(null)
  useDropOnRow(place, slide.id)
  return (
    <span ref={place} className="contents">
      {!slide.clip && <ChooseClip slideId={slide.id} label={t('clips.add', { number })} icon={VideoIcon} />}
    </span>
  )
}
