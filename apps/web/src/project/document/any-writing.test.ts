import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedSpan } from './changed-span.ts'
import { type FieldKey, scriptKey } from './field-key.ts'
import { arrive, openDocument, type ScriptDocument, shown, theirsOf, write } from './script-document.ts'
import { redo, undo } from './undo.ts'
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
  doc: ScriptDocument
  now: number
  server: { revision: number; texts: Map<FieldKey, string> }
  travelling: ReadonlyMap<FieldKey, string> | null
}

const newWorld = (): World => {
  const texts = new Map(keys.map((key) => [key, ''] as const))
  return {
    doc: openDocument({ revision: 1, texts }),
    now: 0,
    server: { revision: 1, texts },
    travelling: null,
  }
}

const changed = ({ revision, texts }: World['server'], fields: Iterable<readonly [FieldKey, string]>) => ({
  revision: revision + 1,
  texts: new Map([...texts, ...fields]),
})

const live = (world: World, act: Act): World => {
  const { doc, now, server, travelling } = world
  switch (act.act) {
    case 'type':
      return {
        ...world,
        now: now + act.rest,
        doc: write(doc, [[act.key, act.text]], { kind: 'typing', at: now + act.rest }),
      }
    case 'spread':
      return { ...world, doc: write(doc, act.texts, { kind: 'step', at: now }) }
    case 'undo':
      return { ...world, doc: undo(doc)?.doc ?? doc }
    case 'redo':
      return { ...world, doc: redo(doc)?.doc ?? doc }
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
const screen = (doc: ScriptDocument) => keys.map((key) => shown(doc, key))

describe('whatever is written, sent, lost and written by others', () => {
  it('S23 undoing everything and redoing it ends where it began', () =>
    fc.assert(
      fc.property(anyLife, (acts) => {
        const { doc } = acts.reduce(live, newWorld())
        let back = doc
        let count = 0
        for (let turned = undo(back); turned; turned = undo(back)) {
          back = turned.doc
          count += 1
        }
        for (let index = 0; index < count; index += 1) back = redo(back)?.doc ?? back
        expect(screen(back)).toEqual(screen(doc))
      }),
    ))

  it('S23 every step leads from what it says to what is there', () =>
    fc.assert(
      fc.property(anyLife, (acts) => {
        let { doc } = acts.reduce(live, newWorld())
        for (let step = doc.past.at(-1); step; step = doc.past.at(-1)) {
          for (const { key, after } of step.changes) expect(shown(doc, key)).toBe(after)
          doc = undo(doc)?.doc ?? doc
        }
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
