import type { TranslatedSlide } from '@voxdeck/contracts/languages/language'
import { isStale } from '@voxdeck/core/languages/choose-slides'
import { foretellSeconds } from '@voxdeck/core/languages/foretell-seconds'
import { type GlossaryTerm, missedTerms } from '@voxdeck/core/languages/missed-terms'
import type { Db } from '@voxdeck/db/connect'
import { listGlossary } from '@voxdeck/db/languages/glossary'
import type { ProjectLanguage } from '@voxdeck/db/languages/project-languages'
import { findSlideVoices, findTranslations } from '@voxdeck/db/languages/translations'
import { findSlideTexts } from '@voxdeck/db/projects/find-slide-texts'
import { HttpProblem } from '../../http/http-problem.ts'
import { type SlideState, slideStates } from './slide-states.ts'

type Setting = {
  language: string
  wordsPerMinute: number
  glossary: readonly GlossaryTerm[]
  voices: ReadonlyMap<string, string>
}

const presentSlide = (
  slide: SlideState,
  slideNumber: number,
  { language, wordsPerMinute, glossary, voices }: Setting,
): TranslatedSlide => {
  const { imageId, source, sourceHash, translation } = slide
  const script = translation?.script ?? ''
  return {
    imageId,
    slideNumber,
    source,
    sourceHash,
    script: translation?.script ?? null,
    state: translation?.state ?? null,
    stale: isStale(slide),
    // Never kept: who mends the script or the glossary mends what is missed.
    misses: translation ? missedTerms({ source, script, language }, glossary) : [],
    provider: translation?.provider ?? null,
    foretoldSeconds: foretellSeconds(script, language, wordsPerMinute),
    voice: voices.get(imageId) ?? null,
  }
}

/** The slides of a project in a language: all, or one. */
export const loadSlides = async (
  db: Db,
  { projectId, language }: ProjectLanguage,
  imageId?: string,
): Promise<TranslatedSlide[]> => {
  const texts = await findSlideTexts(db, projectId)
  if (!texts) throw new HttpProblem('not_found')
  const setting = {
    language,
    wordsPerMinute: texts.wordsPerMinute,
    glossary: await listGlossary(db, projectId),
    voices: await findSlideVoices(db, { projectId, language }),
  }
  const states = slideStates(texts, await findTranslations(db, { projectId, language }))
  return states.flatMap((slide, index) =>
    imageId === undefined || slide.imageId === imageId ? [presentSlide(slide, index + 1, setting)] : [],
  )
}
