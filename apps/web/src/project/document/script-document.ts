import { type FieldKey, isVoice, textKeyOf } from './field-key.ts'
import { endTyping, forget, record, type Step } from './steps.ts'

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

/** All texts of a project: the saved ones, local changes, and undo history. */
export type ScriptDocument = {
  revision: number
  saved: Texts
  drafts: Drafts
  isSending: boolean
  past: readonly Step[]
  future: readonly Step[]
}

export type ServerTexts = { revision: number; texts: Texts }

export const openDocument = ({ revision, texts }: ServerTexts): ScriptDocument => ({
  revision,
  saved: texts,
  drafts: new Map(),
  isSending: false,
  past: [],
  future: [],
})

/** The current text of a field. */
export const shown = ({ drafts, saved }: ScriptDocument, key: FieldKey): string =>
  drafts.get(key)?.text ?? saved.get(key) ?? ''

/** The conflicting text of the server; null without a conflict. */
export const theirsOf = ({ drafts, saved }: ScriptDocument, key: FieldKey): string | null => {
  const draft = drafts.get(key)
  const theirs = saved.get(key)
  if (draft === undefined || theirs === undefined) return null
  return theirs === draft.base || theirs === draft.text ? null : theirs
}

/** The server stores neither NUL nor lone surrogates; a changed text would come back as a conflict. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

/** Writes fields without an undo step. */
export const layOver = (
  doc: ScriptDocument,
  texts: Iterable<readonly [FieldKey, string]>,
): ScriptDocument => {
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

export type Writing = { kind: 'typing' | 'step'; at: number }

/** Writes fields as one undo step; typing extends the last step until a pause. */
export const write = (
  doc: ScriptDocument,
  texts: Iterable<readonly [FieldKey, string]>,
  { kind, at }: Writing,
): ScriptDocument => {
  const changes = [...texts].flatMap(([key, text]) => {
    const [before, after] = [shown(doc, key), storable(text)]
    return before === after || !doc.saved.has(key) ? [] : [{ key, before, after }]
  })
  if (changes.length === 0) return doc
  const written = layOver(
    doc,
    changes.map(({ key, after }) => [key, after] as const),
  )
  return { ...written, past: record(doc.past, { kind, at, changes }), future: [] }
}

/** A field got the focus: typing starts a new undo step. */
export const enter = (doc: ScriptDocument): ScriptDocument => {
  const past = endTyping(doc.past)
  return past === doc.past ? doc : { ...doc, past }
}

/** Null once the server has it. A voice or a state never conflicts: the local one wins. */
const settle = (key: FieldKey, draft: Draft, server: string, isSending: boolean): Draft | null => {
  // An earlier text may still be in flight.
  if (server === draft.text && !(isSending && draft.sent.length > 0)) return null
  const seen = draft.sent.lastIndexOf(server)
  if (seen >= 0) return { ...draft, base: server, sent: draft.sent.slice(seen + 1) }
  return isVoice(key) || textKeyOf(key) !== key ? { ...draft, base: server } : draft
}

/** A state that was chosen for a text which somebody else has replaced since: it says nothing about the new one. */
const isOfAnotherText = ({ drafts, saved }: ScriptDocument, key: FieldKey, texts: Texts): boolean => {
  const textKey = textKeyOf(key)
  return textKey !== key && !drafts.has(textKey) && texts.get(textKey) !== saved.get(textKey)
}

/** Takes over the texts of a response; local changes stay, and an outdated response is ignored. */
export const arrive = (doc: ScriptDocument, { revision, texts }: ServerTexts): ScriptDocument => {
  if (revision < doc.revision) return doc
  const drafts = new Map<FieldKey, Draft>()
  for (const [key, draft] of doc.drafts) {
    const server = texts.get(key)
    const isOutdated = server === undefined || isOfAnotherText(doc, key, texts)
    const left = isOutdated ? null : settle(key, draft, server, doc.isSending)
    if (left) drafts.set(key, left)
  }
  const arrived = { ...doc, revision, saved: texts, drafts }
  // Steps whose text was replaced cannot be undone.
  const isForeign = (key: FieldKey) => shown(doc, key) !== shown(arrived, key)
  return { ...arrived, past: forget(doc.past, isForeign), future: forget(doc.future, isForeign) }
}

/** Restores drafts of an earlier page; where a field has a draft already, as an undo step. */
export const restore = (doc: ScriptDocument, kept: Drafts, at: number): ScriptDocument => {
  const drafts = new Map(doc.drafts)
  const over: [FieldKey, string][] = []
  for (const [key, draft] of kept)
    if (drafts.has(key)) over.push([key, draft.text])
    else if (doc.saved.has(key)) drafts.set(key, draft)
  const restored = write({ ...doc, drafts }, over, { kind: 'step', at })
  return arrive(restored, { revision: doc.revision, texts: doc.saved })
}

/** Resolves a conflict with the local text. */
export const keepMine = (doc: ScriptDocument, key: FieldKey): ScriptDocument => {
  const [draft, base] = [doc.drafts.get(key), doc.saved.get(key)]
  if (!draft || base === undefined) return doc
  return { ...doc, drafts: new Map(doc.drafts).set(key, { ...draft, base }) }
}

export const takeTheirs = (doc: ScriptDocument, key: FieldKey, at: number): ScriptDocument => {
  const theirs = theirsOf(doc, key)
  return theirs === null ? doc : write(keepMine(doc, key), [[key, theirs]], { kind: 'step', at })
}
