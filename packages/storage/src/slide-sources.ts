import { resolveSlideScripts } from '@voxdeck/core/plan/make-plan'
import { hashValue } from './content-hash.ts'

export type SlideSource = { slideId: string; source: string; sourceHash: string }

export const hashOfSource = (source: string): string => hashValue(source.trim())

type Sources = {
  sourceLanguage: string
  projectScript: string
  slides: readonly { id: string; script: string }[]
}

/** Each slide's source text now, and its hash, which tells whether a translation was made from this text. */
export const slideSources = ({ sourceLanguage, projectScript, slides }: Sources): SlideSource[] => {
  const scripts = resolveSlideScripts(
    projectScript,
    slides.map(({ script }) => script),
    sourceLanguage,
  )
  return slides.map(({ id }, index) => {
    const source = scripts[index] ?? ''
    return { slideId: id, source, sourceHash: hashOfSource(source) }
  })
}
