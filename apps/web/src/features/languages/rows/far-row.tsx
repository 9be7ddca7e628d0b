import type { TranslatedSlide } from '@voxdeck/contracts/languages/read-language'
import type { Language } from '@voxdeck/core/languages/languages'
import { memo } from 'react'
import { rowLook } from './row-look.ts'

type FarRowProps = { slide: TranslatedSlide; language: Language }

/** Placeholder for a row far from the viewport: its texts without tools. */
export const FarRow = memo(({ slide, language }: FarRowProps) => (
  <li data-far={slide.slideId} className={rowLook}>
    <p lang="en" className="col-start-2 max-sm:hidden">
      {slide.source}
    </p>
    <p lang={language.code} dir={language.direction} className="col-start-3 max-sm:col-start-2">
      {slide.script}
    </p>
  </li>
))
