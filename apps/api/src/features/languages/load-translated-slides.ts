import type { TranslatedSlideJson } from '@voxdeck/contracts/languages/language'
import { keptWhenRenewed } from '@voxdeck/core/languages/choose-slides'
import { estimateScriptSeconds } from '@voxdeck/core/languages/estimate-script-seconds'
import { type GlossaryTerm, missedTerms } from '@voxdeck/core/languages/missed-terms'
import { findMarks, noMarks } from '@voxdeck/core/languages/translation-marks'
import { isStale } from '@voxdeck/core/languages/translation-state'
import type { Db } from '@voxdeck/db/connect'
import { listGlossary } from '@voxdeck/db/languages/glossary'
import { findProjectLanguage, type ProjectLanguage } from '@voxdeck/db/languages/project-languages'
import { findSlideVoices, findTranslations } from '@voxdeck/db/languages/translations'
import { findSourceScripts } from '@voxdeck/db/slides/find-source-scripts'
import { listRecordings, noRecordings, type RecordingsByLanguage } from '@voxdeck/db/slides/recordings'
import { HttpProblem } from '../../http/http-problem.ts'
import { presentRecording } from '../../presenters/present-recording.ts'
import { type SlideState, slideStates } from './slide-states.ts'

type Setting = {
  sourceLanguage: string
  language: string
  glossary: readonly GlossaryTerm[]
  voices: ReadonlyMap<string, string>
  recordings: ReadonlyMap<string, RecordingsByLanguage>
}

const presentSlide = (
  slide: SlideState,
  { slideNumber, wordsPerMinute }: { slideNumber: number; wordsPerMinute: number },
  { sourceLanguage, language, glossary, voices, recordings }: Setting,
): TranslatedSlideJson => {
  const { slideId, source, sourceHash, translation } = slide
  const script = translation?.script ?? ''
  const { recording, keptRecording, takes } = recordings.get(slideId)?.get(language) ?? noRecordings
  return {
    imageId: slideId,
    slideNumber,
    source,
    sourceHash,
    script: translation?.script ?? null,
    state: translation?.state ?? null,
    translatedFrom: translation?.sourceHash ?? null,
    stale: isStale(slide),
    sourceBefore: isStale(slide) ? (translation?.source ?? null) : null,
    renewable: keptWhenRenewed(slide, { from: sourceLanguage, to: language }) !== null,
    // Computed on each read: both the script and the glossary may have changed.
    misses: translation ? missedTerms({ source, script, language }, glossary) : [],
    marks:
      translation && (translation.state !== 'reviewed' || isStale(slide))
        ? findMarks({ source, script, language }, glossary)
        : noMarks,
    provider: translation?.provider ?? null,
    foretoldSeconds: estimateScriptSeconds(script, language, wordsPerMinute),
    voice: voices.get(slideId) ?? null,
    recording: recording && presentRecording(recording),
    keptRecording: keptRecording && presentRecording(keptRecording),
    takes,
  }
}

/** The slides of a project in a language: all, or one. */
export const loadTranslatedSlides = async (
  db: Db,
  { projectId, language }: ProjectLanguage,
  slideId?: string,
): Promise<TranslatedSlideJson[]> => {
  const scripts = await findSourceScripts(db, projectId)
  if (!scripts) throw new HttpProblem('not_found')
  const setting = {
    sourceLanguage: scripts.sourceLanguage,
    language,
    glossary: await listGlossary(db, projectId),
    voices: await findSlideVoices(db, { projectId, language }),
    recordings: await listRecordings(db, { projectId, slideId }),
  }
  const row = await findProjectLanguage(db, { projectId, language })
  const usualSpeed = row?.speaking_speed ?? scripts.speakingSpeed
  const states = slideStates(scripts, await findTranslations(db, { projectId, language }))
  return states.flatMap((slide, index) => {
    if (slideId !== undefined && slide.slideId !== slideId) return []
    const wordsPerMinute = scripts.slides[index]?.speakingSpeed ?? usualSpeed
    return [presentSlide(slide, { slideNumber: index + 1, wordsPerMinute }, setting)]
  })
}
