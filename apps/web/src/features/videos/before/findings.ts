import type { Project } from '@voxdeck/contracts/projects/read-project'
import { overrunFrames } from '@voxdeck/core/timeline/slide-length'
import { type FieldDocument, shown } from '../../../project/document/field-document.ts'
import { voiceKey } from '../../../project/document/field-key.ts'
import { heardRecording } from '../../../project/document/shown-choices.ts'
import type { ProjectLengths } from '../../../project/lengths/project-lengths.ts'

export type FoundSlide = { id: string; number: number }

/** What may not be meant, slide by slide. */
export type Findings = {
  /** Say nothing, and are not kept silent. */
  wordless: readonly FoundSlide[]
  /** Their words take longer than the length that a person set. */
  overlong: readonly FoundSlide[]
  /** Their voice is not in the list: the server refuses the video, unless the voice is back. */
  voiceless: readonly FoundSlide[]
}

type Looked = {
  project: Project
  doc: FieldDocument
  lengths: ProjectLengths
  /** Undefined while they are not loaded, and for a video without the source language. */
  voiceIds: ReadonlySet<string> | undefined
}

export const findUnfinished = ({ project, doc, lengths, voiceIds }: Looked): Findings => {
  const slides = project.slides.map((slide, index) => ({
    id: slide.id,
    number: index + 1,
    timed: lengths.slides[index],
    isRecorded: heardRecording(doc, slide) !== null,
  }))
  return {
    wordless: slides.filter(({ number }) => lengths.wordless.includes(number)),
    overlong: slides.filter(({ timed }) => timed && overrunFrames(timed) > 0),
    voiceless: slides.filter(
      ({ id, timed, isRecorded }) =>
        timed?.narrationSamples && !isRecorded && voiceIds?.has(shown(doc, voiceKey(id))) === false,
    ),
  }
}

export const hasFindings = (findings: Findings): boolean =>
  Object.values(findings).some((slides) => slides.length > 0)
