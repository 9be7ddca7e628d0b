import { ProjectScriptCard } from './project-script-card.tsx'
import { SlideScriptsCard } from './scripts-by-slide.tsx'
import type { ScriptsCardProps } from './scripts-card-props.ts'

/** A project with slides has a script for each; one without has a single script. */
export const ScriptsCard = (props: ScriptsCardProps) =>
  props.project.slides.length > 0 ? <SlideScriptsCard {...props} /> : <ProjectScriptCard {...props} />
