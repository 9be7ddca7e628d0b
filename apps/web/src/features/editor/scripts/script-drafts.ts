import type { Project } from '@voxdeck/contracts/projects/project'
import { defaultVoiceId } from '@voxdeck/core/voices'

export type SlideDraft = { script?: string; selectedVoice?: string }

/** What was typed and is not on the server yet; everything else is read from the project. */
export type ScriptDrafts = { englishScript?: string; slides: Record<string, SlideDraft> }

/** The part of a save that carries scripts: only what differs from the project. */
export type UnsavedScripts = {
  englishScript?: string
  slideScripts?: ({ imageId: string } & SlideDraft)[]
}

export const noDrafts: ScriptDrafts = { slides: {} }

export const writeEnglishScript = (drafts: ScriptDrafts, englishScript: string): ScriptDrafts => ({
  ...drafts,
  englishScript,
})

export const writeSlide = (drafts: ScriptDrafts, imageId: string, change: SlideDraft): ScriptDrafts => ({
  ...drafts,
  slides: { ...drafts.slides, [imageId]: { ...drafts.slides[imageId], ...change } },
})

const savedSlide = (project: Project, imageId: string): Required<SlideDraft> => {
  const saved = project.slideScripts.find((slide) => slide.imageId === imageId)
  return { script: saved?.script ?? '', selectedVoice: saved?.selectedVoice ?? defaultVoiceId }
}

/** Scripts and voices as they stand on the screen, by image. */
export const shownSlides = (project: Project, drafts: ScriptDrafts): Map<string, Required<SlideDraft>> =>
  new Map(project.images.map(({ id }) => [id, { ...savedSlide(project, id), ...drafts.slides[id] }] as const))

export const shownEnglishScript = (project: Project, drafts: ScriptDrafts): string =>
  drafts.englishScript ?? project.englishScript

export const unsavedScripts = (project: Project, drafts: ScriptDrafts): UnsavedScripts => {
  const unsaved: UnsavedScripts = {}
  if (drafts.englishScript !== undefined && drafts.englishScript !== project.englishScript)
    unsaved.englishScript = drafts.englishScript
  const slideScripts = project.images.flatMap(({ id }) => {
    const change = changedFields(savedSlide(project, id), drafts.slides[id])
    return change ? [{ imageId: id, ...change }] : []
  })
  if (slideScripts.length > 0) unsaved.slideScripts = slideScripts
  return unsaved
}

const changedFields = (saved: Required<SlideDraft>, draft: SlideDraft = {}): SlideDraft | null => {
  const change: SlideDraft = {}
  if (draft.script !== undefined && draft.script !== saved.script) change.script = draft.script
  if (draft.selectedVoice !== undefined && draft.selectedVoice !== saved.selectedVoice)
    change.selectedVoice = draft.selectedVoice
  return Object.keys(change).length > 0 ? change : null
}

/** After a save: drops what was sent, keeps what was typed while it travelled. */
export const withoutSaved = (drafts: ScriptDrafts, sent: UnsavedScripts): ScriptDrafts => {
  const kept: ScriptDrafts = { slides: {} }
  if (drafts.englishScript !== undefined && drafts.englishScript !== sent.englishScript)
    kept.englishScript = drafts.englishScript
  for (const [imageId, draft] of Object.entries(drafts.slides)) {
    const saved = sent.slideScripts?.find((slide) => slide.imageId === imageId)
    const rest: SlideDraft = {}
    if (draft.script !== undefined && draft.script !== saved?.script) rest.script = draft.script
    if (draft.selectedVoice !== undefined && draft.selectedVoice !== saved?.selectedVoice)
      rest.selectedVoice = draft.selectedVoice
    if (Object.keys(rest).length > 0) kept.slides[imageId] = rest
  }
  return kept
}
