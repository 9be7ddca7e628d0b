import type { Project } from '@voxdeck/contracts/projects/read-project'
import type { ProjectSlide } from '@voxdeck/contracts/slides/read-slide'
import { resolveSlideScripts } from '@voxdeck/core/plan/make-plan'
import { estimateNarrations } from '@voxdeck/core/timeline/estimate-narrations'
import { sampleRate } from '@voxdeck/core/timeline/timing'

/** `narrationSamples` is null while no slide has a script; an estimate while `narration` is null. */
export type TimedSlide = ProjectSlide & { narrationSamples: number | null }

/** The slides with the measured or estimated length of their narration, as on the server. */
export const timedSlides = ({ script, slides, settings }: Project): TimedSlide[] => {
  const scripts = resolveSlideScripts(
    script,
    slides.map((slide) => slide.script),
  )
  const spoken = slides.map(({ narration }, index) => ({
    measuredSamples: narration && Math.round(narration.seconds * sampleRate),
    script: scripts[index] ?? '',
  }))
  const narrations = estimateNarrations(spoken, settings.speakingSpeed)
  return slides.map((slide, index) => ({ ...slide, narrationSamples: narrations[index] ?? null }))
}
