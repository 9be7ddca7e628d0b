import type { ProjectChange, SlideChange } from '@voxdeck/contracts/projects/write-project-change'
import type { Narrator } from '@voxdeck/core/slides/slide'
import type { PictureFit } from '@voxdeck/core/video-settings'
import { type Draft, type FieldDocument, theirsOf } from './field-document.ts'
import { type FieldKey, partsOf, type SlideField, textKeyOf } from './field-key.ts'
import { settingOf } from './shown-choices.ts'
import { textHash } from './text-hash.ts'

export type Fields = ReadonlyMap<FieldKey, string>

/** Characters per request, well below the server's limit; the rest follows in the next one. */
const mostCharacters = 400_000
const mostSent = 20

/** True while a conflict is unresolved. */
const waits = (doc: FieldDocument, key: FieldKey) => theirsOf(doc, textKeyOf(key)) !== null

/** Fields that differ from the server and may be sent: those in conflict may not. */
export const unsavedFields = (doc: FieldDocument): Fields => {
  const fields = new Map<FieldKey, string>()
  for (const [key, { text }] of doc.drafts)
    if (text !== doc.saved.get(key) && !waits(doc, key)) fields.set(key, text)
  return fields
}

const isOpen = (doc: FieldDocument, key: FieldKey, { text, sent }: Draft) =>
  !waits(doc, key) && (text !== doc.saved.get(key) || sent.length > 0)

/** True while something is to be sent, or was sent without a response. */
export const isUnsettled = (doc: FieldDocument): boolean =>
  [...doc.drafts].some(([key, draft]) => isOpen(doc, key, draft))

export const isUnsaved = (doc: FieldDocument): boolean => unsavedFields(doc).size > 0

/** Fields in conflict. */
export const contested = (doc: FieldDocument): FieldKey[] =>
  [...doc.drafts.keys()].filter((key) => theirsOf(doc, key) !== null)

/** Splits fields into requests. */
export const inRequests = (fields: Fields): Fields[] => {
  const requests: Map<FieldKey, string>[] = []
  let left = 0
  for (const [key, text] of fields) {
    if (requests.length === 0 || text.length > left) {
      requests.push(new Map())
      left = mostCharacters
    }
    requests.at(-1)?.set(key, text)
    left -= text.length
  }
  return requests
}

/** Hash of the text that a field's change is based on: the server refuses to replace another. */
export const baseHashOf = ({ drafts, saved }: FieldDocument, key: FieldKey): string =>
  textHash(drafts.get(key)?.base ?? saved.get(key) ?? '')

const numberOf = (text: string): number | null => (text === '' ? null : Number(text))

const slideChangeOf = (doc: FieldDocument, kind: SlideField, key: FieldKey, text: string) => {
  if (kind === 'voice') return { voice: text }
  if (kind === 'narrator') return { narrator: text as Narrator }
  if (kind === 'length') return { manualSeconds: numberOf(text) }
  if (kind === 'speed') return { speakingSpeed: numberOf(text) }
  if (kind === 'fit') return { pictureFit: text === '' ? null : (text as PictureFit) }
  if (kind === 'silent') return { isSilent: text !== '' }
  return { script: text, scriptBase: baseHashOf(doc, key) }
}

export const changeOf = (doc: FieldDocument, fields: Fields): ProjectChange => {
  const slides = new Map<string, SlideChange>()
  const change: ProjectChange = {}
  for (const [key, text] of fields) {
    const field = partsOf(key)
    if (field.kind === 'english') Object.assign(change, { script: text, scriptBase: baseHashOf(doc, key) })
    else if (field.kind === 'setting')
      change.settings = { ...change.settings, [field.name]: settingOf(field.name, text) }
    else {
      const { slideId: id, kind } = field
      slides.set(id, { id, ...slides.get(id), ...slideChangeOf(doc, kind, key, text) })
    }
  }
  return slides.size === 0 ? change : { ...change, slides: [...slides.values()] }
}

/** Remembers what is being sent, so that it is no conflict when it comes back. */
export const beginSending = (doc: FieldDocument, fields: Fields): FieldDocument => {
  const drafts = new Map(doc.drafts)
  for (const [key, text] of fields) {
    const draft = drafts.get(key)
    if (draft) drafts.set(key, { ...draft, sent: [...draft.sent.slice(1 - mostSent), text] })
  }
  return { ...doc, drafts, isSending: true }
}

export const endSending = (doc: FieldDocument): FieldDocument =>
  doc.isSending ? { ...doc, isSending: false } : doc
