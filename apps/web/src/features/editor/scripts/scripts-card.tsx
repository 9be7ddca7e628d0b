import type { Project } from '@voxdeck/contracts/projects/project'
import { EnglishScriptCard } from './english-script-card.tsx'
import { SlideScriptsCard } from './slide-scripts-card.tsx'
import type { SpokenSlide } from './spoken-slides.ts'
import type { ScriptDraftsState } from './use-script-drafts.ts'

export type ScriptsCardProps = {
  project: Project
  scripts: ScriptDraftsState
  slides: readonly SpokenSlide[]
  onSave: () => void
  isSaving: boolean
}

/** With images every slide has its script; without, there is one for the whole. */
export const ScriptsCard = (props: ScriptsCardProps) =>
  props.slides.length > 0 ? <SlideScriptsCard {...props} /> : <EnglishScriptCard {...props} />
