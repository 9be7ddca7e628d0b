import type { FieldChange } from '../document/field-document.ts'
import { type Step, sizeOf } from './step.ts'

/** Milliseconds without typing after which a new step begins. */
const restMs = 1000
export const mostSteps = 100
/** Characters of all steps that are kept: scripts may be long, and each step has its text twice. */
const mostCharacters = 4_000_000

const onlyFields = ({ kind, acts }: Step) => {
  const [act] = acts
  return kind === 'typing' && acts.length === 1 && act?.kind === 'fields' ? act : null
}

/** The changes of both, when the second goes on with the fields of the first; else null. */
const joined = (last: readonly FieldChange[], next: readonly FieldChange[]): FieldChange[] | null => {
  const before = new Map(last.map((change) => [change.key, change.before]))
  if (before.size !== next.length || !next.every(({ key }) => before.has(key))) return null
  return next.map((change) => ({ ...change, before: before.get(change.key) ?? change.before }))
}

const goOn = (last: Step | undefined, next: Step): Step | null => {
  const [one, other] = [last && onlyFields(last), onlyFields(next)]
  if (!last || !one || !other || one.language !== other.language) return null
  if (next.at - last.at >= restMs) return null
  const changes = joined(one.changes, other.changes)
  return changes && { ...next, acts: [{ ...other, changes }] }
}

const withinLimits = (steps: readonly Step[]): Step[] => {
  let characters = 0
  const kept: Step[] = []
  for (const step of steps.slice(-mostSteps).toReversed()) {
    characters += sizeOf(step)
    // The last step is kept however long it is.
    if (kept.length > 0 && characters > mostCharacters) break
    kept.push(step)
  }
  return kept.toReversed()
}

/** Typing in the same fields is one step until a pause; everything else is a step of its own. */
export const record = (past: readonly Step[], step: Step): Step[] => {
  const longer = goOn(past.at(-1), step)
  return longer ? [...past.slice(0, -1), longer] : withinLimits([...past, step])
}

/** Following typing begins a new step. */
export const endTyping = (past: readonly Step[]): readonly Step[] => {
  const last = past.at(-1)
  return last?.kind === 'typing' ? past.with(-1, { ...last, kind: 'step' }) : past
}
