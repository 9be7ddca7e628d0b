import { type FieldKey, isVoice, textKeyOf } from './field-key.ts'
import { endTyping, forget, record, type Step } from './steps.ts'

/** What is written and not known to be on the server. */
export type Draft = {
  text: string
  /** What the server had when the writing began; where it has something else, somebody else wrote there. */
  base: string
  /** Sent, and not yet seen on the server: no stranger's when it shows up there. */
  sent: readonly string[]
}

type Texts = ReadonlyMap<FieldKey, string>
export type Drafts = ReadonlyMap<FieldKey, Draft>

/** All that is written in a project: what the server has, what was written over it, and the way back. */
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

/** A field as it stands on the screen. */
export const shown = ({ drafts, saved }: ScriptDocument, key: FieldKey): string =>
  drafts.get(key)?.text ?? saved.get(key) ?? ''

/** What somebody else wrote meanwhile, as long as nobody has chosen between the two. */
export const theirsOf = ({ drafts, saved }: ScriptDocument, key: FieldKey): string | null => {
  const draft = drafts.get(key)
  const theirs = saved.get(key)
  if (draft === undefined || theirs === undefined) return null
  return theirs === draft.base || theirs === draft.text ? null : theirs
}

/** The server keeps neither NUL nor half a letter: a text that it changed would come back as a stranger's. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

/** Lays texts over the document without a step to undo. */
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

/** Writes fields as one step; typing goes on in the step before it while the hand does not rest. */
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

/** The hand went to a field: what it types there is no part of what it typed before. */
export const enter = (doc: ScriptDocument): ScriptDocument => {
  const past = endTyping(doc.past)
  return past === doc.past ? doc : { ...doc, past }
}

/** Null once the server has it. A voice or a state is no text that could be lost: the one chosen here holds. */
const settle = (key: FieldKey, draft: Draft, server: string, isSending: boolean): Draft | null => {
  // Something else may be on its way there yet.
  if (server === draft.text && !(isSending && draft.sent.length > 0)) return null
  const seen = draft.sent.lastIndexOf(server)
  if (seen >= 0) return { ...draft, base: server, sent: draft.sent.slice(seen + 1) }
  return isVoice(key) || textKeyOf(key) !== key ? { ...draft, base: server } : draft
}

/** Takes over what the server has; what is written here stays, and an answer that was overtaken says nothing. */
export const arrive = (doc: ScriptDocument, { revision, texts }: ServerTexts): ScriptDocument => {
  if (revision < doc.revision) return doc
  const drafts = new Map<FieldKey, Draft>()
  for (const [key, draft] of doc.drafts) {
    const server = texts.get(key)
    const left = server === undefined ? null : settle(key, draft, server, doc.isSending)
    if (left) drafts.set(key, left)
  }
  const arrived = { ...doc, revision, saved: texts, drafts }
  // A step that led to a text which is no longer there cannot be taken back.
  const isForeign = (key: FieldKey) => shown(doc, key) !== shown(arrived, key)
  return { ...arrived, past: forget(doc.past, isForeign), future: forget(doc.future, isForeign) }
}

/** Words that outlived the page they were written on. Over others, they are a step, so that both can be had. */
export const restore = (doc: ScriptDocument, kept: Drafts, at: number): ScriptDocument => {
  const drafts = new Map(doc.drafts)
  const over: [FieldKey, string][] = []
  for (const [key, draft] of kept)
    if (drafts.has(key)) over.push([key, draft.text])
    else if (doc.saved.has(key)) drafts.set(key, draft)
  const restored = write({ ...doc, drafts }, over, { kind: 'step', at })
  return arrive(restored, { revision: doc.revision, texts: doc.saved })
}

/** The person has seen both texts and chose the one on the screen. */
export const keepMine = (doc: ScriptDocument, key: FieldKey): ScriptDocument => {
  const [draft, base] = [doc.drafts.get(key), doc.saved.get(key)]
  if (!draft || base === undefined) return doc
  return { ...doc, drafts: new Map(doc.drafts).set(key, { ...draft, base }) }
}

export const takeTheirs = (doc: ScriptDocument, key: FieldKey, at: number): ScriptDocument => {
  const theirs = theirsOf(doc, key)
  return theirs === null ? doc : write(keepMine(doc, key), [[key, theirs]], { kind: 'step', at })
}
