import { videoStatusSchema } from '@voxdeck/contracts/videos/video'
import { describe, expect, it } from 'vitest'
import { en } from './en.ts'
import { laterWords } from './later-words.ts'
import { th } from './th.ts'

type Tree = { [key: string]: string | Tree }

const leaves = (tree: Tree, path: string[] = []): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[[...path, key].join('.'), value] as [string, string]]
      : leaves(value, [...path, key]),
  )

const english = new Map(leaves({ ...en, ...laterWords }))
const thai = new Map(leaves(th))
const placeholders = (text = '') => [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name).sort()
const keysWhere = (words: Map<string, string>, isWrong: (text: string, key: string) => boolean) =>
  [...words].filter(([key, text]) => isWrong(text, key)).map(([key]) => key)

describe('the words of the interface', () => {
  it('I1 has every English key in Thai, and no other', () => {
    const expected = [...english.keys()].filter((key) => !key.endsWith('_one'))
    expect([...thai.keys()].sort()).toEqual(expected.sort())
  })
  it('has no empty text', () => {
    const isEmpty = (text: string) => text.trim() === ''
    expect([...keysWhere(english, isEmpty), ...keysWhere(thai, isEmpty)]).toEqual([])
  })
  it('fills the same placeholders in both languages', () => {
    const differs = (text: string, key: string) =>
      placeholders(text).join() !== placeholders(english.get(key)).join()
    expect(keysWhere(thai, differs)).toEqual([])
  })
  it('I4 says Thai things in Thai; only a text that is the same in both may have no Thai letter', () => {
    const isForeign = (text: string, key: string) =>
      !/[\u0E00-\u0E7F]/.test(text) && text !== english.get(key)
    expect(keysWhere(thai, isForeign)).toEqual([])
  })
  it('G13 names each state of a video in both languages, and no other', () => {
    const states = [...videoStatusSchema.options].sort()
    expect(states).toEqual(['cancelled', 'completed', 'failed', 'generating'])
    expect(Object.keys(en.editor.videos.status).sort()).toEqual(states)
    expect(Object.keys(th.editor.videos.status).sort()).toEqual(states)
  })
})
