import type { Project } from '@voxdeck/contracts/projects/read-project'
import { type FieldDocument, shown } from './field-document.ts'
import { scriptKey } from './field-key.ts'
import { heardRecording } from './shown-choices.ts'
import { isBlank } from './spoken-scripts.ts'

/** A script exists when the English script, a slide's script or a recording is not empty. */
export const hasScript = (project: Project, doc: FieldDocument): boolean =>
  !isBlank(shown(doc, 'english')) ||
  project.slides.some(
    (slide) => heardRecording(doc, slide) !== null || !isBlank(shown(doc, scriptKey(slide.id))),
  )
