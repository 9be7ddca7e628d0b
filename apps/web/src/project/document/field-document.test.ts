import { describe, expect, it } from 'vitest'
import {
  arrive,
  type FieldDocument,
  keepMine,
  layOver,
  openDocument,
  restore,
  shown,
  takeTheirs,
  theirsOf,
  write,
} from './field-document.ts'
import { type FieldKey, scriptKey, voiceKey } from './field-key.ts'
import { textHash } from './text-hash.ts'
import {
  beginSending,
  changeOf,
  contested,
  endSending,
  inRequests,
  isUnsettled,
  unsavedFields,
} from './unsaved.ts'

const one = scriptKey('1')
const two = scriptKey('2')
const voice = voiceKey('1')
const start = new Map<FieldKey, string>([
  ['english', ''],
  [one, 'One.'],
  [two, 'Two.'],
  [voice, 'adam'],
])
const open = () => openDocument({ revision: 1, texts: start })
const type = (doc: FieldDocument, key: FieldKey, text: string, at = 0) =>
  write(doc, [[key, text]], { kind: 'typing', at })
/** As undo does it: writes back what the last step replaced. */
const undone = (doc: FieldDocument) =>
  layOver(
    doc,
    (doc.written?.changes ?? []).map(({ key, before }) => [key, before] as const),
  )
const server = (revision: number, ...texts: [FieldKey, string][]) => ({
  revision,
  texts: new Map([...start, ...texts]),
})

describe('what is written', () => {
  it('S22 differs from the server only where it differs, also after typing back what was there', () => {
    const doc = type(type(open(), one, 'One!'), voice, 'bella')
    expect(changeOf(doc, unsavedFields(doc))).toEqual({
      slides: [{ id: '1', script: 'One!', scriptBase: textHash('One.'), voice: 'bella' }],
    })
    expect(unsavedFields(type(type(doc, one, 'One.'), voice, 'adam')).size).toBe(0)
  })
  it('goes in requests that a server takes', () => {
    const long = new Map<FieldKey, string>([
      [one, 'x'.repeat(200_000)],
      [two, 'x'.repeat(200_000)],
      ['english', 'x'],
    ])
    expect(inRequests(long).map((request) => [...request.keys()])).toEqual([[one, two], ['english']])
  })
  it('holds nothing that the server would change', () =>
    expect(shown(type(open(), one, 'a\0b\uD83D'), one)).toBe('ab\uFFFD'))
  it('of a slide that is gone is gone', () => {
    const texts = new Map(start)
    texts.delete(one)
    const doc = arrive(type(open(), one, 'One!'), { revision: 2, texts })
    expect(unsavedFields(doc).size).toBe(0)
  })
})

describe('what comes from the server', () => {
  it('S25 shows where nothing is being written, and leaves what is', () => {
    const doc = arrive(type(open(), one, 'Mine.'), server(2, [two, 'Theirs.']))
    expect([shown(doc, one), shown(doc, two)]).toEqual(['Mine.', 'Theirs.'])
    expect(contested(doc)).toEqual([])
  })
  it('S25 in the same field waits for a choice: neither is overwritten', () => {
    const doc = arrive(type(open(), one, 'Mine.'), server(2, [one, 'Theirs.']))
    expect([shown(doc, one), theirsOf(doc, one)]).toEqual(['Mine.', 'Theirs.'])
    expect(unsavedFields(doc).size).toBe(0)
    const kept = keepMine(doc, one)
    expect(unsavedFields(kept).get(one)).toBe('Mine.')
    const taken = takeTheirs(doc, one, 5)
    expect([shown(taken, one), unsavedFields(taken).size, contested(taken)]).toEqual(['Theirs.', 0, []])
    expect(shown(undone(taken), one)).toBe('Mine.')
  })
  it('S25 is no stranger when it is what was sent from here', () => {
    let doc = beginSending(type(open(), one, 'Mine'), new Map([[one, 'Mine']]))
    doc = type(doc, one, 'Mine.', 100)
    doc = arrive(doc, server(2, [one, 'Mine']))
    expect([shown(doc, one), contested(doc)]).toEqual(['Mine.', []])
    expect(unsavedFields(endSending(doc)).get(one)).toBe('Mine.')
  })
  it('does not bring back what was taken back while it was on its way', () => {
    let doc = beginSending(type(open(), one, 'Oops.'), new Map([[one, 'Oops.']]))
    doc = arrive(undone(doc), server(1))
    doc = endSending(arrive(doc, server(2, [one, 'Oops.'])))
    expect(shown(doc, one)).toBe('One.')
    expect(unsavedFields(doc).get(one)).toBe('One.')
  })
  it('is not asked for again once it is settled, and is while nobody knows', () => {
    const doc = endSending(beginSending(type(open(), one, 'Mine.'), new Map([[one, 'Mine.']])))
    const back = type(doc, one, 'One.', 9)
    expect([unsavedFields(back).size, isUnsettled(back)]).toEqual([0, true])
    expect(isUnsettled(arrive(back, server(1)))).toBe(false)
    expect(unsavedFields(arrive(back, server(2, [one, 'Mine.']))).get(one)).toBe('One.')
  })
  it('is left alone when it was overtaken', () =>
    expect(shown(arrive(arrive(open(), server(5, [one, 'New.'])), server(4, [one, 'Old.'])), one)).toBe(
      'New.',
    ))
  it('a voice chosen here holds', () => {
    const doc = arrive(type(open(), voice, 'bella'), server(2, [voice, 'carl']))
    expect(unsavedFields(doc).get(voice)).toBe('bella')
  })
})

describe('words that outlived their page', () => {
  const kept = (text: string, base: string, sent: string[] = []) => new Map([[one, { text, base, sent }]])

  it('S24 are there again, and are saved', () => {
    const doc = restore(open(), kept('One. More', 'One.'), 0)
    expect(unsavedFields(doc).get(one)).toBe('One. More')
  })
  it('S24 are forgotten when the server has them', () =>
    expect(restore(open(), kept('One.', 'Zero.'), 0).drafts.size).toBe(0))
  it('S25 are offered beside what the server has by now', () =>
    expect(theirsOf(restore(open(), kept('Mine.', 'Zero.'), 0), one)).toBe('One.'))
  it('S24 are no conflict with what they themselves had sent', () =>
    expect(theirsOf(restore(open(), kept('One. More', 'Zero.', ['One.']), 0), one)).toBeNull())
  it('S24 of two pages are both there', () => {
    const first = restore(open(), kept('First.', 'One.'), 0)
    const both = restore(first, kept('Second.', 'One.'), 1)
    expect([shown(both, one), shown(undone(both), one)]).toEqual(['Second.', 'First.'])
  })
})
