import { createListeners } from '../../ui/listeners.ts'
import type { Act, ActKind, Step, StepName } from './step.ts'
import { invertStep } from './step.ts'
import { endTyping, record } from './steps.ts'

/** `gone`: somebody has changed it since, or it no longer exists. */
export type Outcome = 'done' | 'gone'

/** What of an act still applied, and was done; null when nothing of it did. */
type Doing = Act | null | Promise<Act | null>
type Doer<Kind extends ActKind> = (act: Extract<Act, { kind: Kind }>) => Doing

export type HistoryState = {
  past: readonly Step[]
  future: readonly Step[]
  /** A step is being undone or redone on the server. */
  isTurning: boolean
  /** What was undone or redone last, or could not be. */
  news: { way: 'undo' | 'redo'; name: StepName; outcome: Outcome } | null
}

const empty: HistoryState = { past: [], future: [], isTurning: false, news: null }

/** One history for everything that a person does to a project on this page. */
export const createHistory = () => {
  let state = empty
  /** Acts of a step that is being put together. */
  let gathered: Act[] | null = null
  const listeners = createListeners()
  const doers = new Map<ActKind, (act: Act) => Doing>()
  const show = (next: Partial<HistoryState>) => {
    state = { ...state, ...next }
    listeners.tell()
  }

  /** Without a promise where all acts are in the page: keys repeat faster than a promise resolves. */
  const doAll = (acts: readonly Act[]): readonly Act[] | Promise<readonly Act[]> => {
    const done: Act[] = []
    for (const [index, act] of acts.entries()) {
      const doing = doers.get(act.kind)?.(act) ?? null
      if (doing instanceof Promise)
        return doing.then(async (first) => {
          const rest = await doAll(acts.slice(index + 1))
          return [...done, ...(first ? [first] : []), ...rest]
        })
      if (doing) done.push(doing)
    }
    return done
  }

  const rest = (): void => {
    const past = endTyping(state.past)
    if (past !== state.past) show({ past })
  }

  const turn = (way: 'undo' | 'redo'): void => {
    // The field gets the focus while its step is undone, which must not replace the step.
    rest()
    const [from, to] = way === 'undo' ? (['past', 'future'] as const) : (['future', 'past'] as const)
    const step = state[from].at(-1)
    if (!step || state.isTurning) return
    const settle = (done: readonly Act[]) => {
      const left = state[from].filter((other) => other !== step)
      const turned = { ...step, acts: done }
      // What no longer applies is dropped: turned back later, it would change what somebody else did.
      const kept = done.length > 0 ? [way === 'undo' ? invertStep(turned) : turned] : []
      const outcome = done.length > 0 ? 'done' : 'gone'
      show({
        [from]: left,
        [to]: [...state[to], ...kept],
        isTurning: false,
        news: { way, name: step.name, outcome },
      })
    }
    const doing = doAll((way === 'undo' ? invertStep(step) : step).acts)
    if (doing instanceof Promise) {
      show({ isTurning: true })
      // A request that failed has told it; the step stays where it was.
      doing.then(settle, () => show({ isTurning: false }))
    } else settle(doing)
  }

  const add = (step: Step): void => {
    if (gathered) gathered.push(...step.acts)
    else show({ past: record(state.past, step), future: [], news: null })
  }

  return {
    read: () => state,
    subscribe: listeners.subscribe,
    record: add,
    /** Something was done on the server. */
    recordAct: (name: StepName, act: Act): void => add({ kind: 'step', at: Date.now(), name, acts: [act] }),
    /** Everything that is recorded meanwhile is one step. */
    together: (name: StepName, act: () => void): void => {
      gathered = []
      act()
      const acts = gathered
      gathered = null
      if (acts.length > 0) add({ kind: 'step', at: Date.now(), name, acts })
    },
    /** Following typing begins a new step. */
    rest,
    /** Brings back what the browser has kept of an earlier page. */
    restore: ({ past, future }: Pick<HistoryState, 'past' | 'future'>): void =>
      show({ past: [...past, ...state.past], future: state.past.length === 0 ? future : [] }),
    undo: () => turn('undo'),
    redo: () => turn('redo'),
    /** Registers how acts of a kind are done. */
    handle: <Kind extends ActKind>(kind: Kind, act: Doer<Kind>): (() => void) => {
      const doer = act as (act: Act) => Doing
      doers.set(kind, doer)
      return () => {
        if (doers.get(kind) === doer) doers.delete(kind)
      }
    },
  }
}

export type History = ReturnType<typeof createHistory>
