import type { FieldKey } from './field-key.ts'

export type FieldChange = { key: FieldKey; before: string; after: string }

/** One undo step. */
export type Step = { kind: 'typing' | 'step'; at: number; changes: readonly FieldChange[] }

/** Milliseconds without typing after which a new step begins. */
const restMs = 1000
const mostSteps = 500

const goesOn = (last: Step, next: Step): boolean =>
  last.kind === 'typing' &&
  next.kind === 'typing' &&
  last.changes[0]?.key === next.changes[0]?.key &&
  next.at - last.at < restMs

/** Typing in one field is one step until a pause; everything else is a step of its own. */
export const record = (past: readonly Step[], step: Step): Step[] => {
  const last = past.at(-1)
  const [began, now] = [last?.changes[0], step.changes[0]]
  if (!last || !began || !now || !goesOn(last, step)) return [...past.slice(1 - mostSteps), step]
  return [...past.slice(0, -1), { ...step, changes: [{ ...began, after: now.after }] }]
}

/** Following typing begins a new step. */
export const endTyping = (past: readonly Step[]): readonly Step[] => {
  const last = past.at(-1)
  return last?.kind === 'typing' ? past.with(-1, { ...last, kind: 'step' }) : past
}

/** Removes fields that were changed by someone else since. */
export const forget = (steps: readonly Step[], isForeign: (key: FieldKey) => boolean): readonly Step[] => {
  if (!steps.some(({ changes }) => changes.some(({ key }) => isForeign(key)))) return steps
  return steps.flatMap((step) => {
    const changes = step.changes.filter(({ key }) => !isForeign(key))
    return changes.length > 0 ? [{ ...step, changes }] : []
  })
}
