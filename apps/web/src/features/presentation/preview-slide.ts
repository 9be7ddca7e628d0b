import type { Project } from '@voxdeck/contracts/projects/read-project'
import { previewSlide } from '@voxdeck/contracts/videos/preview-slide'
import { writeSlidePreview } from '@voxdeck/contracts/videos/write-slide-preview'
import { resolveSlideScripts } from '@voxdeck/core/plan/make-plan'
import { type FieldDocument, shown } from '@/project/document/field-document.ts'
import { scriptKey, voiceKey } from '@/project/document/field-key.ts'
import { heardRecording } from '@/project/document/shown-choices.ts'
import { client } from '@/session/client.ts'

type Page = { project: Project | undefined; doc: FieldDocument }

/** The slide as it stands on the page, unsaved words included. */
const writePreview = ({ slides, sourceLanguage }: Project, doc: FieldDocument, slideId: string) => {
  const at = slides.findIndex(({ id }) => id === slideId)
  const slide = slides[at]
  if (!slide) throw new Error('the slide is gone')
  const own = slides.map(({ id }) => shown(doc, scriptKey(id)))
  const script = resolveSlideScripts(shown(doc, 'english'), own, sourceLanguage)[at] ?? ''
  const narrator = heardRecording(doc, slide) ? 'recording' : 'voice'
  return writeSlidePreview({ ...slide, script, narrator, voice: shown(doc, voiceKey(slideId)) }, at + 1)
}

/** The address of its video. */
export const fetchSlidePreview = async (
  { project, doc }: Page,
  slideId: string,
  signal: AbortSignal,
): Promise<string> => {
  if (!project) throw new Error('no project is open')
  const { previewUrl } = await client.call(previewSlide, {
    params: { projectId: project.id },
    body: writePreview(project, doc, slideId),
    signal,
  })
  return previewUrl
}
