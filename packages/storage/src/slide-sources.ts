import { scriptsOfSlides } from '@voxdeck/core/plan/make-plan'
import { hashValue } from './content-hash.ts'

export type SlideSource = { slideId: string; source: string; sourceHash: string }

/** What each slide says in English now, and its hash: by that a translation knows whether it is still of this text. */
export const slideSources = (
  projectScript: string,
  slides: readonly { id: string; script: string }[],
): SlideSource[] => {
  const scripts = scriptsOfSlides(
    projectScript,
    slides.map(({ script }) => script),
  )
  return slides.map(({ id }, index) => {
    const source = scripts[index] ?? ''
    return { slideId: id, source, sourceHash: hashValue(source.trim()) }
  })
}
