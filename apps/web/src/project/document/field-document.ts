import { type FieldKey, isText, textKeyOf } from './field-key.ts'

/** A local change that the server is not known to have. */
export type Draft = {
  text: string
  /** The server's text when the change began; a different one is a conflict. */
  base: string
  /** Texts sent and not yet seen in a response: not a conflict when one arrives. */
  sent: readonly string[]
}

type Texts = ReadonlyMap<FieldKey, string>
export type Drafts = ReadonlyMap<FieldKey, Draft>

/** All fields of a project, or of one of its languages: the saved ones and local changes. */
export type FieldDocument = {
  revision: number
  saved: Texts
  drafts: Drafts
  isSending: boolean
  /** What was written last, for the history. */
  written: Written | null
}

export type FieldChange = { key: FieldKey; before: string; after: string }

/** Fields that were written together. Typing extends the last step of the history until a pause. */
export type Written = { kind: 'typing' | 'step'; at: number; changes: readonly FieldChange[] }

export type ServerTexts = { revision: number; texts: Texts }

export const openDocument = ({ revision, texts }: ServerTexts): FieldDocument => ({
  revision,
  saved: texts,
  drafts: new Map(),
  isSending: false,
  written: null,
})

/** The current text of a field. */
export const shown = ({ drafts, saved }: FieldDocument, key: FieldKey): string =>
  drafts.get(key)?.text ?? saved.get(key) ?? ''

/** The conflicting text of the server; null without a conflict. */
export const theirsOf = ({ drafts, saved }: FieldDocument, key: FieldKey): string | null => {
  const draft = drafts.get(key)
  const theirs = saved.get(key)
  if (draft === undefined || theirs === undefined) return null
  return theirs === draft.base || theirs === draft.text ? null : theirs
}

/** The server stores neither NUL nor lone surrogates; a changed text would come back as a conflict. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

/** Writes fields past the history. */
export const layOver = (doc: FieldDocument, texts: Iterable<readonly [FieldKey, string]>): FieldDocument => {
  const drafts = new Map(doc.drafts)
  for (const [key, text] of texts) {
    const base = doc.saved.get(key)
    if (base === undefined) continue
    const draft = drafts.get(key) ?? { text, base, sent: [] }
    if (text === base && draft.sent.length === 0) drafts.delete(key)
    else drafts.set(key, { ...draft, text })
  }
  return { ...doc, drafts }
}

export type Writing = Pick<Written, 'kind' | 'at'>

/** Writes fields as one step of the history. */
export const write = (
  doc: FieldDocument,
  texts: Iterable<readonly [FieldKey, string]>,
  { kind, at }: Writing,
): FieldDocument => {
  const changes = [...texts].flatMap(([key, text]) => {
    const [before, after] = [shown(doc, key), storable(text)]
    return before === after || !doc.saved.has(key) ? [] : [{ key, before, after }]
  })
  if (changes.length === 0) return doc
  const written = layOver(
    doc,
    changes.map(({ key, after }) => [key, after] as const),
  )
  return { ...written, written: { kind, at, changes } }
}

/** Null once the server has it. Only a text conflicts: of other fields the local value wins. */
const settle = (key: FieldKey, draft: Draft, server: string, isSending: boolean): Draft | null => {
  // An earlier text may still be in flight.
  if (server === draft.text && !(isSending && draft.sent.length > 0)) return null
  const seen = draft.sent.lastIndexOf(server)
  if (seen >= 0) return { ...draft, base: server, sent: draft.sent.slice(seen + 1) }
  return isText(key) ? draft : { ...draft, base: server }
}

/** A state that was chosen for a text which somebody else has replaced since: it says nothing about the new one. */
const isOfAnotherText = ({ drafts, saved }: FieldDocument, key: FieldKey, texts: Texts): boolean => {
  const textKey = textKeyOf(key)
  return textKey !== key && !drafts.has(textKey) && texts.get(textKey) !== saved.get(textKey)
}

/** Takes over the texts of a response; local changes stay, and an outdated response is ignored. */
export const arrive = (doc: FieldDocument, { revision, texts }: ServerTexts): FieldDocument => {
  if (revision < doc.revision) return doc
  const drafts = new Map<FieldKey, Draft>()
  for (const [key, draft] of doc.drafts) {
    const server = texts.get(key)
    const isOutdated = server === undefined || isOfAnotherText(doc, key, texts)
    const left = isOutdated ? null : settle(key, draft, server, doc.isSending)
    if (left) drafts.set(key, left)
  }
  return { ...doc, revision, saved: texts, drafts }
}

/** Restores drafts of an earlier page; where a field has a draft already, as a step of the history. */
export const restore = (doc: FieldDocument, kept: Drafts, at: number): FieldDocument => {
  const drafts = new Map(doc.drafts)
  const over: [FieldKey, string][] = []
  for (const [key, draft] of kept)
    if (drafts.has(key)) over.push([key, draft.text])
    else if (doc.saved.has(key)) drafts.set(key, draft)
  const restored = write({ ...doc, drafts }, over, { kind: 'step', at })
  return arrive(restored, { revision: doc.revision, texts: doc.saved })
}

/** Resolves a conflict with the local text. */
export const keepMine = (doc: FieldDocument, key: FieldKey): FieldDocument => {
  const [draft, base] = [doc.drafts.get(key), doc.saved.get(key)]
  if (!draft || base === undefined) return doc
  return { ...doc, drafts: new Map(doc.drafts).set(key, { ...draft, base }) }
}

export const takeTheirs = (doc: FieldDocument, key: FieldKey, at: number): FieldDocument => {
  const theirs = theirsOf(doc, key)
  return theirs === null ? doc : write(keepMine(doc, key), [[key, theirs]], { kind: 'step', at })
}
