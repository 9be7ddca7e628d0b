import { scriptsOfSlides } from '@voxdeck/core/plan/make-plan'
import { hashValue } from './content-hash.ts'

export type SlideSource = { imageId: string; source: string; sourceHash: string }

/** What each slide says in English now, and its hash: by that a translation knows whether it is still of this text. */
export const slideSources = (
  englishScript: string,
  slides: readonly { id: string; script: string }[],
): SlideSource[] => {
  const scripts = scriptsOfSlides(
    englishScript,
    slides.map(({ script }) => script),
  )
  return slides.map(({ id }, index) => {
    const source = scripts[index] ?? ''
    return { imageId: id, source, sourceHash: hashValue(source.trim()) }
  })
}
