import { describe, expect, it } from 'vitest'
import { matchCommands } from './match-commands.ts'

const commands = ['Save Draft', 'Paste script', 'Save Scripts', 'Présenter', 'นำเสนอ'].map((name) => ({
  name,
  place: name === 'Paste script' ? 'Slide Scripts' : '',
  run: () => {},
}))
const found = (typed: string) => matchCommands(commands, typed).map(({ name }) => name)

describe('E18 matchCommands', () => {
  it('finds all without words', () => expect(found(' ')).toHaveLength(5))
  it('finds every word, in the name or in the part of the page, in any order and case', () => {
    expect(found('script save')).toEqual(['Save Scripts'])
    expect(found('slide')).toEqual(['Paste script'])
    expect(found('publish')).toEqual([])
  })
  it('shows first what begins with the words', () =>
    expect(found('s').slice(0, 2)).toEqual(['Save Draft', 'Save Scripts']))
  it('finds letters without their accents, and Thai', () => {
    expect(found('presenter')).toEqual(['Présenter'])
    expect(found('นำเสนอ')).toEqual(['นำเสนอ'])
  })
})
