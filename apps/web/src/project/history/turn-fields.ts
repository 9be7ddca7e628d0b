import { changedSpan } from '../document/changed-span.ts'
import { type FieldChange, type FieldDocument, layOver, shown } from '../document/field-document.ts'
import type { FieldKey } from '../document/field-key.ts'

/** Where to put the cursor in a field, and how far to select. */
export type Place = { key: FieldKey; caret: number; selectTo?: number }

/** `changes`: those that were written. */
export type Turned = { doc: FieldDocument; changes: readonly FieldChange[]; place: Place }

/**
 * Writes `after` where the document still has `before`: what somebody else has changed since stays. Null when nothing
 * of it applies any more.
 */
export const turnFields = (doc: FieldDocument, changes: readonly FieldChange[]): Turned | null => {
  const applying = changes.filter(({ key, before }) => doc.saved.has(key) && shown(doc, key) === before)
  const [first] = applying
  if (!first) return null
  const { key, before, after } = first
  return {
    doc: layOver(
      doc,
      applying.map((change) => [change.key, change.after] as const),
    ),
    changes: applying,
    // The first changed field, at the end of the change.
    place: { key, caret: changedSpan(before, after).endAfter },
  }
}
