import { changedSpan } from './changed-span.ts'
import type { FieldKey } from './field-key.ts'
import { layOver, type ScriptDocument } from './script-document.ts'
import type { FieldChange, Step } from './steps.ts'

/** Where to put the cursor: the first changed field, at the end of the change. */
export type Place = { key: FieldKey; caret: number }

export type Turned = { doc: ScriptDocument; place: Place }

const backwards = ({ key, before, after }: FieldChange): FieldChange => ({
  key,
  before: after,
  after: before,
})

const placeOf = ({ key, before, after }: FieldChange): Place => ({
  key,
  caret: changedSpan(before, after).endAfter,
})

const turn = (doc: ScriptDocument, changes: readonly FieldChange[]): Turned | null => {
  const [first] = changes
  if (!first) return null
  const texts = changes.map(({ key, after }) => [key, after] as const)
  return { doc: layOver(doc, texts), place: placeOf(first) }
}

/** The changes of a step in slides that still exist. */
const living = (doc: ScriptDocument, step: Step): FieldChange[] =>
  step.changes.filter(({ key }) => doc.saved.has(key))

/** Null when there is nothing to undo. */
export const undo = (doc: ScriptDocument): Turned | null => {
  const step = doc.past.at(-1)
  if (!step) return null
  const rest = { ...doc, past: doc.past.slice(0, -1) }
  const turned = turn(rest, living(doc, step).map(backwards))
  if (!turned) return undo(rest)
  return { ...turned, doc: { ...turned.doc, future: [...doc.future, step] } }
}

export const redo = (doc: ScriptDocument): Turned | null => {
  const step = doc.future.at(-1)
  if (!step) return null
  const rest = { ...doc, future: doc.future.slice(0, -1) }
  const turned = turn(rest, living(doc, step))
  if (!turned) return redo(rest)
  // Following typing begins a new step.
  return { ...turned, doc: { ...turned.doc, past: [...doc.past, { ...step, kind: 'step' }] } }
}
