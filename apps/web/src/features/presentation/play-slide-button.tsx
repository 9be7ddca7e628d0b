import { Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ToolButton } from '@/project/slides/tool-button.tsx'

type PlaySlideButtonProps = { number: number; onPress: () => void }

/** Plays one slide on the stage. */
export const PlaySlideButton = ({ number, onPress }: PlaySlideButtonProps) => {
  const { t } = useTranslation()
  return (
    <ToolButton tool="play" label={t('scripts.playSlide', { number })} onClick={onPress}>
      <Play aria-hidden="true" />
    </ToolButton>
  )
}
