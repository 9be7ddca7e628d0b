import type { FieldChange } from '../document/field-document.ts'

/**
 * What a step did, in a form that is undone by swapping `before` and `after`, and that the browser can keep. Slides that
 * are absent were deleted, or not yet added.
 */
export type Act =
  | { kind: 'fields'; language: string; changes: readonly FieldChange[] }
  | { kind: 'order'; before: readonly string[]; after: readonly string[] }
  | { kind: 'slides'; slideIds: readonly string[]; before: 'present' | 'absent'; after: 'present' | 'absent' }
  | { kind: 'picture'; slideId: string; before: string; after: string }
  /** `language`: a translation's; without it the recording is of the source language. */
  | { kind: 'recording'; slideId: string; language?: string; before: string | null; after: string | null }
  | { kind: 'clip'; slideId: string; before: string | null; after: string | null }
  | { kind: 'terms'; list: 'lexicon' | 'glossary'; before: readonly object[]; after: readonly object[] }

export type ActKind = Act['kind']

/** What a step is called: 'words of slide 3', 'voice of 12 slides'. */
export type StepName = {
  what:
    | 'words'
    | 'voice'
    | 'length'
    | 'speed'
    | 'fit'
    | 'silent'
    | 'state'
    | 'setting'
    | 'script'
    | 'replaceWords'
    | 'translate'
    | 'move'
    | 'add'
    | 'duplicate'
    | 'delete'
    | 'picture'
    | 'record'
    | 'removeRecording'
    | 'clip'
    | 'terms'
  /** Of slides; 1 where it is about one. */
  count: number
  /** Of the first slide, when the step was made; 0 where it is about none. */
  number: number
}

/** One step of undo. Typing extends the last step until a pause. */
export type Step = { kind: 'typing' | 'step'; at: number; name: StepName; acts: readonly Act[] }

export const invert = (act: Act): Act => {
  if (act.kind === 'fields')
    return {
      ...act,
      changes: act.changes.map(({ key, before, after }) => ({ key, before: after, after: before })),
    }
  return { ...act, before: act.after, after: act.before } as Act
}

/** The step backwards: its acts inverted, the last first. */
export const invertStep = (step: Step): Step => ({ ...step, acts: step.acts.toReversed().map(invert) })

const sizeOfAct = (act: Act): number => JSON.stringify(act).length

export const sizeOf = ({ acts }: Step): number => acts.reduce((sum, act) => sum + sizeOfAct(act), 0)
