import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { invert, type Step } from '../history/step.ts'
import { record } from '../history/steps.ts'
import { turnFields } from '../history/turn-fields.ts'
import { changedSpan } from './changed-span.ts'
import {
  arrive,
  type FieldChange,
  type FieldDocument,
  openDocument,
  shown,
  theirsOf,
  write,
} from './field-document.ts'
import { type FieldKey, scriptKey } from './field-key.ts'
import { beginSending, endSending, unsavedFields } from './unsaved.ts'

const keys: FieldKey[] = ['english', scriptKey('1'), scriptKey('2')]
const text = fc.string({ maxLength: 3, unit: fc.constantFrom('a', 'b', ' ') })
const field = fc.constantFrom(...keys)

type Act =
  | { act: 'type'; key: FieldKey; text: string; rest: number }
  | { act: 'spread'; texts: [FieldKey, string][] }
  | { act: 'undo' | 'redo' | 'send' | 'answer' | 'lose' }
  | { act: 'others'; key: FieldKey; text: string }

const anyAct: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ act: fc.constant('type' as const), key: field, text, rest: fc.nat(1500) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('spread' as const),
      texts: fc
        .tuple(text, text, text)
        .map((all) => keys.map((key, index) => [key, all[index] ?? ''] as [FieldKey, string])),
    }),
  },
  { weight: 6, arbitrary: fc.record({ act: fc.constantFrom('undo', 'redo', 'send', 'answer', 'lose') }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('others' as const), key: field, text }) },
)

/** A document, the server it talks to, and what is between them. */
type World = {
  doc: FieldDocument
  past: readonly Step[]
  future: readonly Step[]
  now: number
  server: { revision: number; texts: Map<FieldKey, string> }
  travelling: ReadonlyMap<FieldKey, string> | null
}

const newWorld = (): World => {
  const texts = new Map(keys.map((key) => [key, ''] as const))
  return {
    doc: openDocument({ revision: 1, texts }),
    past: [],
    future: [],
    now: 0,
    server: { revision: 1, texts },
    travelling: null,
  }
}

const changed = ({ revision, texts }: World['server'], fields: Iterable<readonly [FieldKey, string]>) => ({
  revision: revision + 1,
  texts: new Map([...texts, ...fields]),
})

/** The document after something was written, which is a step of the history. */
const wrote = (world: World, doc: FieldDocument): World => {
  const { written } = doc
  if (!written || written === world.doc.written) return { ...world, doc }
  const name = { what: 'words', count: 1, number: 1 } as const
  const acts = [{ kind: 'fields', language: 'en', changes: written.changes }] as const
  return { ...world, doc, past: record(world.past, { ...written, name, acts }), future: [] }
}

const changesOf = (step: Step) => step.acts.flatMap((act) => (act.kind === 'fields' ? act.changes : []))

const withChanges = (step: Step, changes: readonly FieldChange[]): Step => ({
  ...step,
  kind: 'step',
  acts: [{ kind: 'fields', language: 'en', changes }],
})
const backwards = ({ key, before, after }: FieldChange): FieldChange => ({
  key,
  before: after,
  after: before,
})

/** As the history does it: what no longer applies is dropped. */
const undo = (world: World): World => {
  const step = world.past.at(-1)
  if (!step) return world
  const back = changesOf({ ...step, acts: step.acts.map(invert) })
  const turned = turnFields(world.doc, back)
  const future = turned ? [...world.future, withChanges(step, turned.changes.map(backwards))] : world.future
  return { ...world, doc: turned?.doc ?? world.doc, past: world.past.slice(0, -1), future }
}
const redo = (world: World): World => {
  const step = world.future.at(-1)
  if (!step) return world
  const turned = turnFields(world.doc, changesOf(step))
  const past = turned ? [...world.past, withChanges(step, turned.changes)] : world.past
  return { ...world, doc: turned?.doc ?? world.doc, past, future: world.future.slice(0, -1) }
}

const live = (world: World, act: Act): World => {
  const { doc, now, server, travelling } = world
  switch (act.act) {
    case 'type':
      return wrote(
        { ...world, now: now + act.rest },
        write(doc, [[act.key, act.text]], { kind: 'typing', at: now + act.rest }),
      )
    case 'spread':
      return wrote(world, write(doc, act.texts, { kind: 'step', at: now }))
    case 'undo':
      return undo(world)
    case 'redo':
      return redo(world)
    case 'send': {
      const fields = unsavedFields(doc)
      return travelling || fields.size === 0
        ? world
        : { ...world, travelling: fields, doc: beginSending(doc, fields) }
    }
    case 'answer': {
      if (!travelling) return world
      const next = changed(server, travelling)
      return { ...world, server: next, travelling: null, doc: arrive(endSending(doc), next) }
    }
    case 'lose':
      // The server has it, and its answer never comes.
      return travelling
        ? { ...world, server: changed(server, travelling), travelling: null, doc: endSending(doc) }
        : world
    case 'others': {
      const next = changed(server, [[act.key, act.text]])
      return { ...world, server: next, doc: arrive(doc, next) }
    }
  }
}

const anyLife = fc.array(anyAct, { maxLength: 40 })
const screen = (doc: FieldDocument) => keys.map((key) => shown(doc, key))

describe('whatever is written, sent, lost and written by others', () => {
  it('S23 undoing everything and redoing it ends where it began', () =>
    fc.assert(
      fc.property(anyLife, (acts) => {
        const world = acts.reduce(live, newWorld())
        let back = world
        while (back.past.length > 0) back = undo(back)
        while (back.future.length > world.future.length) back = redo(back)
        expect(screen(back.doc)).toEqual(screen(world.doc))
      }),
    ))

  it('S23 undo never takes back what somebody else wrote', () =>
    fc.assert(
      fc.property(anyLife, field, text, (acts, key, theirs) => {
        const world = live(acts.reduce(live, newWorld()), { act: 'others', key, text: `theirs ${theirs}` })
        fc.pre(shown(world.doc, key).startsWith('theirs'))
        let back = world
        while (back.past.length > 0) back = undo(back)
        expect(shown(back.doc, key)).toBe(shown(world.doc, key))
      }),
    ))

  it('S24 what is on the screen ends on the server, unless it waits for a choice', () =>
    fc.assert(
      fc.property(anyLife, (acts) => {
        let world = acts.reduce(live, newWorld())
        // What the page does after trouble: it looks, then sends what is left.
        world = live(world, { act: 'answer' })
        world = { ...world, doc: arrive(world.doc, world.server) }
        world = live(live(world, { act: 'send' }), { act: 'answer' })
        const settled = keys.filter((key) => theirsOf(world.doc, key) === null)
        expect(settled.map((key) => world.server.texts.get(key))).toEqual(
          settled.map((key) => shown(world.doc, key)),
        )
      }),
    ))

  it('S25 what others write never takes away what is being written here', () =>
    fc.assert(
      fc.property(anyLife, field, text, (acts, key, theirs) => {
        const world = acts.reduce(live, newWorld())
        const { doc } = live(world, { act: 'others', key, text: theirs })
        const expected = world.doc.drafts.has(key) ? [shown(world.doc, key), theirs] : [theirs]
        expect(expected).toContain(shown(doc, key))
        const isLost = unsavedFields(world.doc).has(key) && shown(doc, key) !== shown(world.doc, key)
        expect(isLost).toBe(false)
      }),
    ))

  it('the changed span turns one text into the other', () =>
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const { start, endBefore, endAfter } = changedSpan(before, after)
        expect(before.slice(0, start) + after.slice(start, endAfter) + before.slice(endBefore)).toBe(after)
      }),
    ))
})
