import type { Project, SlideScript } from '@voxdeck/contracts/projects/project'
import type { Image } from '@voxdeck/contracts/slides/image'
import { resolveSlideScripts } from '@voxdeck/core/plan/make-plan'
import { estimateNarrations } from '@voxdeck/core/timeline/estimate-narrations'
import { sampleRate } from '@voxdeck/core/timeline/timing'
import { inOrder } from '../in-order.ts'

export type TimedSlide = {
  image: Image
  /** Null while no slide has words. */
  narrationSamples: number | null
  /** As it was spoken; null while its length is an estimate. */
  narration: SlideScript['narration']
}

/** The slides in order, each with what is known of its narration: as the server reckons their times. */
export const timedSlides = (project: Project): TimedSlide[] => {
  const images = inOrder(project.images)
  const saved = new Map(project.slideScripts.map((slide) => [slide.imageId, slide]))
  const scripts = resolveSlideScripts(
    project.englishScript,
    images.map(({ id }) => saved.get(id)?.script ?? ''),
  )
  const spoken = images.map(({ id }, index) => {
    const narration = saved.get(id)?.narration ?? null
    const measuredSamples = narration && Math.round(narration.seconds * sampleRate)
    return { narration, measuredSamples, script: scripts[index] ?? '' }
  })
  const narrations = estimateNarrations(spoken, project.videoSettings.speakingSpeed)
  return images.map((image, index) => ({
    image,
    narrationSamples: narrations[index] ?? null,
    narration: spoken[index]?.narration ?? null,
  }))
}
