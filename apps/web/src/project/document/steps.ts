import type { FieldKey } from './field-key.ts'

export type FieldChange = { key: FieldKey; before: string; after: string }

/** What one undo takes back. */
export type Step = { kind: 'typing' | 'step'; at: number; changes: readonly FieldChange[] }

/** A hand that rests this long begins a new step. */
const restMs = 1000
const mostSteps = 500

const goesOn = (last: Step, next: Step): boolean =>
  last.kind === 'typing' &&
  next.kind === 'typing' &&
  last.changes[0]?.key === next.changes[0]?.key &&
  next.at - last.at < restMs

/** Typing in one field is one step until the hand rests; everything else is a step of its own. */
export const record = (past: readonly Step[], step: Step): Step[] => {
  const last = past.at(-1)
  const [began, now] = [last?.changes[0], step.changes[0]]
  if (!last || !began || !now || !goesOn(last, step)) return [...past.slice(1 - mostSteps), step]
  return [...past.slice(0, -1), { ...step, changes: [{ ...began, after: now.after }] }]
}

/** Typing that follows begins a step, however soon it does. */
export const endTyping = (past: readonly Step[]): readonly Step[] => {
  const last = past.at(-1)
  return last?.kind === 'typing' ? past.with(-1, { ...last, kind: 'step' }) : past
}

/** Steps without the fields that somebody else has written since. */
export const forget = (steps: readonly Step[], isForeign: (key: FieldKey) => boolean): readonly Step[] => {
  if (!steps.some(({ changes }) => changes.some(({ key }) => isForeign(key)))) return steps
  return steps.flatMap((step) => {
    const changes = step.changes.filter(({ key }) => !isForeign(key))
    return changes.length > 0 ? [{ ...step, changes }] : []
  })
}
