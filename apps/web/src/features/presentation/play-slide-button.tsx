import { Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'

type PlaySlideButtonProps = { number: number; onPress: () => void }

/** Overlay on the slide's picture: appears on hover or focus, always visible on devices without hover. */
export const PlaySlideButton = ({ number, onPress }: PlaySlideButtonProps) => {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      aria-label={t('scripts.playSlide', { number })}
      onClick={onPress}
      className="group absolute inset-0 grid place-items-center rounded-sm"
    >
      <span className="grid size-8 place-items-center rounded-full bg-on-stage text-stage opacity-0 shadow-md transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100 [@media(hover:none)]:opacity-90">
        <Play aria-hidden="true" className="size-3.5 fill-current" />
      </span>
    </button>
  )
}
