import type { ProjectChange, SlideChange } from '@voxdeck/contracts/projects/write-project-change'
import { type FieldKey, isVoice, slideIdOf, textKeyOf } from './field-key.ts'
import { type Draft, type ScriptDocument, theirsOf } from './script-document.ts'
import { textHash } from './text-hash.ts'

export type Fields = ReadonlyMap<FieldKey, string>

/** Characters per request, well below the server's limit; the rest follows in the next one. */
const mostCharacters = 400_000
const mostSent = 20

/** True while a conflict is unresolved. */
const waits = (doc: ScriptDocument, key: FieldKey) => theirsOf(doc, textKeyOf(key)) !== null

/** Fields that differ from the server and may be sent: those in conflict may not. */
export const unsavedFields = (doc: ScriptDocument): Fields => {
  const fields = new Map<FieldKey, string>()
  for (const [key, { text }] of doc.drafts)
    if (text !== doc.saved.get(key) && !waits(doc, key)) fields.set(key, text)
  return fields
}

const isOpen = (doc: ScriptDocument, key: FieldKey, { text, sent }: Draft) =>
  !waits(doc, key) && (text !== doc.saved.get(key) || sent.length > 0)

/** True while something is to be sent, or was sent without a response. */
export const isUnsettled = (doc: ScriptDocument): boolean =>
  [...doc.drafts].some(([key, draft]) => isOpen(doc, key, draft))

export const isUnsaved = (doc: ScriptDocument): boolean => unsavedFields(doc).size > 0

/** Fields in conflict. */
export const contested = (doc: ScriptDocument): FieldKey[] =>
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
export const baseHashOf = ({ drafts, saved }: ScriptDocument, key: FieldKey): string =>
  textHash(drafts.get(key)?.base ?? saved.get(key) ?? '')

export const changeOf = (doc: ScriptDocument, fields: Fields): ProjectChange => {
  const slides = new Map<string, SlideChange>()
  for (const [key, text] of fields) {
    const id = slideIdOf(key)
    if (id === null) continue
    const change = isVoice(key) ? { voice: text } : { script: text, scriptBase: baseHashOf(doc, key) }
    slides.set(id, { id, ...slides.get(id), ...change })
  }
  const script = fields.get('english')
  return {
    ...(script === undefined ? {} : { script, scriptBase: baseHashOf(doc, 'english') }),
    ...(slides.size === 0 ? {} : { slides: [...slides.values()] }),
  }
}

/** Remembers what is being sent, so that it is no conflict when it comes back. */
export const beginSending = (doc: ScriptDocument, fields: Fields): ScriptDocument => {
  const drafts = new Map(doc.drafts)
  for (const [key, text] of fields) {
    const draft = drafts.get(key)
    if (draft) drafts.set(key, { ...draft, sent: [...draft.sent.slice(1 - mostSent), text] })
  }
  return { ...doc, drafts, isSending: true }
}

export const endSending = (doc: ScriptDocument): ScriptDocument =>
  doc.isSending ? { ...doc, isSending: false } : doc
