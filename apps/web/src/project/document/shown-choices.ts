import type { ProjectSlide, Recording } from '@voxdeck/contracts/slides/read-slide'
import type { VideoSettings } from '@voxdeck/core/video-settings'
import { type FieldDocument, shown } from './field-document.ts'
import { type FieldKey, lengthKey, narratorKey, settingKey, silentKey, speedKey } from './field-key.ts'

/** The length that a person set, in seconds; null while it is automatic. */
export const shownLength = (doc: FieldDocument, slideId: string): number | null => {
  const text = shown(doc, lengthKey(slideId))
  return text === '' ? null : Number(text)
}

/** The speaking speed of a slide; null where it is the project's. */
export const shownSlideSpeed = (doc: FieldDocument, slideId: string): number | null => {
  const text = shown(doc, speedKey(slideId))
  return text === '' ? null : Number(text)
}

/** A person decided that the slide says nothing. */
export const isKeptSilent = (doc: FieldDocument, slideId: string): boolean =>
  shown(doc, silentKey(slideId)) !== ''

/** The recording of a slide while it is heard; null while the voice is. */
export const heardRecording = (
  doc: FieldDocument,
  { id, recording }: Pick<ProjectSlide, 'id' | 'recording'>,
): Recording | null => (shown(doc, narratorKey(id)) === 'recording' ? recording : null)

/** A setting as its type has it. */
export const settingOf = (name: keyof VideoSettings, text: string): string | number =>
  name === 'speakingSpeed' ? Number(text) : text

export const shownSpeed = (doc: FieldDocument): number => Number(shown(doc, settingKey('speakingSpeed')))

/** The value that all fields have; null while they differ. */
export const sharedValue = (doc: FieldDocument, fields: readonly FieldKey[]): string | null => {
  const [first = '', ...others] = fields.map((field) => shown(doc, field))
  return others.every((other) => other === first) ? first : null
}
