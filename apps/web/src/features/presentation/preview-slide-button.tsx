import { Clapperboard } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ToolButton } from '@/project/slides/tool-button.tsx'
import { Spinner } from '@/ui/spinner.tsx'
import { type PreviewedSlide, usePreviewSlide } from './use-preview-slide.ts'

export const PreviewSlideButton = (slide: PreviewedSlide) => {
  const { t } = useTranslation()
  const { isMaking, press } = usePreviewSlide(slide)
  const { number } = slide
  return (
    <ToolButton
      tool="preview"
      label={t(isMaking ? 'scripts.preview.cancel' : 'scripts.preview.make', { number })}
      aria-busy={isMaking}
      onClick={press}
    >
      {isMaking ? <Spinner /> : <Clapperboard aria-hidden="true" />}
    </ToolButton>
  )
}
