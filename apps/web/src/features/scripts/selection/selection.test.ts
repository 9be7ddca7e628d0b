import { describe, expect, it } from 'vitest'
import { createSelection } from './selection.ts'

const order = ['a', 'b', 'c', 'd', 'e']
const alone = { shiftKey: false }
const upTo = { shiftKey: true }

describe('T36 selected slides', () => {
  it('are added and taken out one by one', () => {
    const selection = createSelection()
    selection.press('b', order, alone)
    selection.press('d', order, alone)
    expect([...selection.read()]).toEqual(['b', 'd'])
    selection.press('b', order, alone)
    expect([...selection.read()]).toEqual(['d'])
  })
  it('with Shift are all from the last pressed one, in both directions', () => {
    const selection = createSelection()
    selection.press('c', order, alone)
    selection.press('e', order, upTo)
    expect([...selection.read()].toSorted()).toEqual(['c', 'd', 'e'])
    selection.press('a', order, upTo)
    expect([...selection.read()].toSorted()).toEqual(order)
  })
  it('with Shift without a pressed one, or with one that is gone, are the one', () => {
    const selection = createSelection()
    selection.press('b', order, upTo)
    expect([...selection.read()]).toEqual(['b'])
    selection.press('d', ['c', 'd'], upTo)
    expect([...selection.read()]).toEqual(['b', 'd'])
  })
  it('all, and none', () => {
    const selection = createSelection()
    selection.selectAll(order)
    expect(selection.read().size).toBe(5)
    selection.clear()
    expect(selection.read().size).toBe(0)
  })
})
