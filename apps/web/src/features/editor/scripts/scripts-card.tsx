import { ProjectScriptCard } from './project-script-card.tsx'
import type { ScriptsCardProps } from './scripts-card-props.ts'
import { SlideScriptsCard } from './slide-scripts-card.tsx'

/** With slides every slide has its script; without, there is one for the whole. */
export const ScriptsCard = (props: ScriptsCardProps) =>
  props.project.slides.length > 0 ? <SlideScriptsCard {...props} /> : <ProjectScriptCard {...props} />
