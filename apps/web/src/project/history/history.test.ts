import { describe, expect, it } from 'vitest'
import { arrive, shown, write } from '../document/field-document.ts'
import { type FieldKey, lengthKey, scriptKey, settingKey, voiceKey } from '../document/field-key.ts'
import { createFieldStore } from '../document/field-store.ts'
import { createFieldHistory } from './field-history.ts'
import { createHistory } from './history.ts'
import type { Step } from './step.ts'
import { mostSteps } from './steps.ts'

const [one, two] = [scriptKey('1'), scriptKey('2')]
const start = new Map<FieldKey, string>([
  ['english', ''],
  [one, 'One.'],
  [two, 'Two.'],
  [voiceKey('1'), 'adam'],
  [voiceKey('2'), 'adam'],
  [lengthKey('1'), ''],
  [settingKey('resolution'), '1080p'],
])

/** A page with an English and a Spanish document. */
const newPage = () => {
  const history = createHistory()
  const shownLanguages: string[] = []
  const fields = createFieldHistory(history)
  fields.showOn({
    numberOf: Number,
    show: (language) => {
      shownLanguages.push(language)
      return language !== 'fr'
    },
    turn: (_, change) => {
      change()
      // The changed field gets the focus.
      history.rest()
    },
  })
  const [english, spanish] = [1, 2].map(() => createFieldStore({ revision: 1, texts: start }))
  if (!english || !spanish) throw new Error('two documents')
  fields.attach('en', english)
  fields.attach('es', spanish)
  const type = (key: FieldKey, text: string, at: number, store = english) =>
    store.change((doc) => write(doc, [[key, text]], { kind: 'typing', at }))
  const put = (texts: [FieldKey, string][], store = english) =>
    store.change((doc) => write(doc, texts, { kind: 'step', at: 0 }))
  const read = (key: FieldKey, store = english) => shown(store.read(), key)
  return { history, fields, english, spanish, type, put, read, shownLanguages }
}
const names = (steps: readonly Step[]) => steps.map(({ name }) => name)

describe('steps', () => {
  it('S23 typing is one step until the hand rests a second or goes to another slide', () => {
    const { history, type, read } = newPage()
    type(one, 'One. A', 0)
    type(one, 'One. Ab', 900)
    type(one, 'One. Ab c', 2000)
    type(two, 'Two!', 2100)
    expect(history.read().past).toHaveLength(3)
    history.undo()
    expect([read(one), read(two)]).toEqual(['One. Ab c', 'Two.'])
    history.undo()
    expect(read(one)).toBe('One. Ab')
    history.undo()
    expect(read(one)).toBe('One.')
    expect(history.read().past).toEqual([])
  })
  it('S23 whoever comes back to a slide within a second begins a step all the same', () => {
    const { history, english, type, read } = newPage()
    type(one, 'One. A', 0)
    english.rest()
    type(one, 'One. A!', 100)
    history.undo()
    expect(read(one)).toBe('One. A')
  })
  it('S23 a change of many fields is one step', () => {
    const { history, put, read } = newPage()
    put([
      [one, 'A.'],
      [two, 'B.'],
    ])
    history.undo()
    expect([read(one), read(two)]).toEqual(['One.', 'Two.'])
    history.redo()
    expect([read(one), read(two)]).toEqual(['A.', 'B.'])
  })
  it('S23 writing after an undo leaves nothing to redo', () => {
    const { history, type } = newPage()
    type(one, 'x', 0)
    history.undo()
    type(one, 'y', 0)
    expect(history.read().future).toEqual([])
  })
  it('S23 at most a hundred are kept, the oldest go first', () => {
    const { history, put, read } = newPage()
    for (let count = 1; count <= mostSteps + 5; count += 1) put([[one, String(count)]])
    for (let count = 0; count <= mostSteps + 5; count += 1) history.undo()
    expect(read(one)).toBe('5')
  })
})

describe('S34 what a step is called', () => {
  it('by its field, its slide, or how many slides', () => {
    const { history, put } = newPage()
    put([[two, 'B.']])
    put([
      [voiceKey('1'), 'bella'],
      [voiceKey('2'), 'bella'],
    ])
    put([[lengthKey('1'), '12']])
    put([[settingKey('resolution'), '720p']])
    put([['english', 'Words.']])
    expect(names(history.read().past)).toEqual([
      { what: 'words', count: 1, number: 2 },
      { what: 'voice', count: 2, number: 1 },
      { what: 'length', count: 1, number: 1 },
      { what: 'setting', count: 1, number: 0 },
      { what: 'script', count: 0, number: 0 },
    ])
  })
})

describe('S34 a step that no longer applies', () => {
  it('says so, changes nothing, and is dropped', () => {
    const { history, english, put, read } = newPage()
    put([[one, 'Mine.']])
    english.change((doc) => arrive(doc, { revision: 2, texts: new Map([...start, [one, 'Mine.']]) }))
    english.change((doc) => arrive(doc, { revision: 3, texts: new Map([...start, [one, 'Theirs.']]) }))
    history.undo()
    expect(read(one)).toBe('Theirs.')
    expect(history.read()).toMatchObject({ past: [], future: [], news: { way: 'undo', outcome: 'gone' } })
  })
  it('is undone where it still applies', () => {
    const { history, english, put, read } = newPage()
    put([
      [one, 'A.'],
      [two, 'B.'],
    ])
    const saved = new Map([...start, [one, 'A.'], [two, 'B.']] as [FieldKey, string][])
    english.change((doc) => arrive(doc, { revision: 2, texts: saved }))
    english.change((doc) => arrive(doc, { revision: 3, texts: new Map([...saved, [two, 'Theirs.']]) }))
    history.undo()
    expect([read(one), read(two)]).toEqual(['One.', 'Theirs.'])
    expect(history.read().news?.outcome).toBe('done')
    history.redo()
    expect([read(one), read(two)]).toEqual(['A.', 'Theirs.'])
  })
  it('is redone only where it was undone, also when somebody else wrote what stood there before', () => {
    const { history, english, put, read } = newPage()
    put([
      [one, 'A.'],
      [two, 'B.'],
    ])
    const saved = new Map([...start, [one, 'A.'], [two, 'B.']] as [FieldKey, string][])
    english.change((doc) => arrive(doc, { revision: 2, texts: saved }))
    english.change((doc) => arrive(doc, { revision: 3, texts: new Map([...saved, [two, 'Two.']]) }))
    history.undo()
    history.redo()
    expect([read(one), read(two)]).toEqual(['A.', 'Two.'])
  })
  it('of a language that was taken away is gone', () => {
    const { history } = newPage()
    const changes = [{ key: one, before: 'Un.', after: 'Uno.' }]
    const name = { what: 'words', count: 1, number: 1 } as const
    history.record({ kind: 'step', at: 0, name, acts: [{ kind: 'fields', language: 'fr', changes }] })
    history.undo()
    expect(history.read().news?.outcome).toBe('gone')
  })
})

describe('S34 one history for everything', () => {
  it('steps of two languages are undone in the order in which they were made', () => {
    const { history, spanish, type, read, shownLanguages } = newPage()
    type(one, 'Uno.', 0, spanish)
    type(one, 'A.', 10)
    history.undo()
    expect([read(one), read(one, spanish)]).toEqual(['One.', 'Uno.'])
    history.undo()
    expect(read(one, spanish)).toBe('One.')
    expect(shownLanguages).toEqual(['en', 'es'])
  })
  it('a language that is not open yet is shown first, and undone when it is', async () => {
    const { history, fields, read } = newPage()
    const late = createFieldStore({ revision: 1, texts: new Map([...start, [one, 'Eins.']]) })
    const changes = [{ key: one, before: 'One.', after: 'Eins.' }]
    const name = { what: 'words', count: 1, number: 1 } as const
    history.record({ kind: 'step', at: 0, name, acts: [{ kind: 'fields', language: 'de', changes }] })
    history.undo()
    expect(history.read().isTurning).toBe(true)
    fields.attach('de', late)
    await Promise.resolve()
    await expect.poll(() => history.read().isTurning).toBe(false)
    expect(read(one, late)).toBe('One.')
  })
  it('S35 what is written together in two languages is one step', () => {
    const { history, spanish, put, read } = newPage()
    const name = { what: 'replaceWords', count: 2, number: 1 } as const
    history.together(name, () => {
      put([[one, 'A.']])
      put([[two, 'B.']], spanish)
    })
    expect(names(history.read().past)).toEqual([name])
    history.undo()
    expect([read(one), read(two, spanish)]).toEqual(['One.', 'Two.'])
  })
  it('what the server does is undone there; a request that fails leaves the step where it was', async () => {
    const { history } = newPage()
    const orders: (readonly string[])[] = []
    let isDown = false
    history.handle('order', async (act) => {
      if (isDown) throw new Error('no server')
      orders.push(act.after)
      return act
    })
    const name = { what: 'move', count: 1, number: 1 } as const
    const acts = [{ kind: 'order', before: ['a', 'b'], after: ['b', 'a'] }] as const
    history.record({ kind: 'step', at: 0, name, acts })
    history.undo()
    await expect.poll(() => history.read().future.length).toBe(1)
    isDown = true
    history.redo()
    await expect.poll(() => history.read().isTurning).toBe(false)
    expect(history.read().future).toHaveLength(1)
    isDown = false
    history.redo()
    await expect.poll(() => history.read().past.length).toBe(1)
    expect(orders).toEqual([
      ['a', 'b'],
      ['b', 'a'],
    ])
  })
  it('steps of an earlier page come before those of this one', () => {
    const { history, put } = newPage()
    const name = { what: 'words', count: 1, number: 9 } as const
    const kept = { kind: 'step', at: 0, name, acts: [] } as const
    put([[one, 'A.']])
    history.restore({ past: [kept], future: [kept] })
    expect(names(history.read().past).map(({ number }) => number)).toEqual([9, 1])
    expect(history.read().future).toEqual([])
  })
})
