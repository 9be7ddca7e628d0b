import type { Project } from '@voxdeck/contracts/projects/project'
import { previewSlide } from '@voxdeck/contracts/videos/preview-slide'
import { resolveSlideScripts } from '@voxdeck/core/plan/make-plan'
import { client } from '@/session/client.ts'
import { inOrder } from '../in-order.ts'
import { scriptKey, voiceKey } from '../scripts/document/field-key.ts'
import { type ScriptDocument, shown } from '../scripts/document/script-document.ts'

type Page = { project: Project | undefined; doc: ScriptDocument }

/** The slide as it stands on the page, unsaved words included. */
const slideOf = (project: Project, doc: ScriptDocument, imageId: string) => {
  const images = inOrder(project.images)
  const at = images.findIndex(({ id }) => id === imageId)
  const own = images.map(({ id }) => shown(doc, scriptKey(id)))
  const saved = project.slideScripts.find((slide) => slide.imageId === imageId)
  return {
    image: images[at]?.filename ?? '',
    script: resolveSlideScripts(shown(doc, 'english'), own)[at] ?? '',
    // Unless somebody set it, a slide lasts as long as these words.
    displayDuration: images[at]?.manualDuration ?? undefined,
    audioRecording: saved?.audioRecording ?? null,
    selectedVoice: shown(doc, voiceKey(imageId)),
    slideNumber: at + 1,
    videoUrl: saved?.videoUrl ?? null,
    videoFilename: saved?.videoFilename ?? null,
  }
}

/** The address of its video. */
export const fetchSlidePreview = async (
  { project, doc }: Page,
  imageId: string,
  signal: AbortSignal,
): Promise<string> => {
  if (!project) throw new Error('no project is open')
  const { previewUrl } = await client.call(previewSlide, {
    params: { projectId: project.id },
    body: { slideData: [slideOf(project, doc, imageId)] },
    signal,
  })
  return previewUrl
}
