import { useState } from 'react'
import { lazyPart } from '@/ui/feedback/lazy-part.tsx'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'
import { ProjectScriptCard } from './project-script-card.tsx'
import { ScriptsBySlide } from './scripts-by-slide.tsx'
import type { ScriptsCardProps } from './writing-card.tsx'

export type { ScriptSlots, ScriptTools } from './script-tools.ts'

/** A project with slides has a script for each; one without has a single script. */
export const ScriptsCard = (props: ScriptsCardProps) => {
  const hasSlides = props.project.slides.length > 0
  const [hadNone] = useState(!hasSlides)
  return hasSlides ? <ScriptsBySlide {...props} areFirst={hadNone} /> : <ProjectScriptCard {...props} />
}

/** Loaded on first use. */
export const TemplatePicker = lazyPart(
  async () => (await import('./templates/template-picker.tsx')).TemplatePicker,
  <Skeleton className="h-96" />,
)
