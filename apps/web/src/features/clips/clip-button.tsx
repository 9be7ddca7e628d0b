import { Film as VideoIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ChooseClip } from './choose-clip.tsx'
import type { SlideClipProps } from './clip-uploads.ts'

/** The clip strip replaces the button while the slide has a clip. */
export const ClipButton = ({ slide, number }: SlideClipProps) => {
  const { t } = useTranslation()
  return (
    !slide.clip && (
      <ChooseClip slideId={slide.id} label={t('clips.add', { number })} icon={VideoIcon} isTool />
    )
  )
}
