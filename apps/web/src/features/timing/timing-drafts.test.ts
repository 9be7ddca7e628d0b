import { describe, expect, it } from 'vitest'
import { noTimingDrafts, settleTimings, shownManual, unsavedTimings, writeTimings } from './timing-drafts.ts'

const slide = { id: 'a', manualSeconds: 4 }

describe('lengths that are set and not saved yet', () => {
  it('M8 lie over the project until the project that carries them is there', () => {
    const change = new Map([['a', 6]])
    const drafts = writeTimings(noTimingDrafts, change)
    expect(shownManual(drafts, slide, 1)).toBe(6)
    const saved = settleTimings(drafts, change, 3)
    expect(unsavedTimings(saved).size).toBe(0)
    // The answer came, the page has not drawn it yet.
    expect(shownManual(saved, slide, 2)).toBe(6)
    expect(shownManual(saved, { ...slide, manualSeconds: 7 }, 3)).toBe(7)
  })

  it('M8 what changed while it was being saved is still to be saved', () => {
    const sent = new Map([['a', 6]])
    const drafts = writeTimings(writeTimings(noTimingDrafts, sent), new Map([['a', 8]]))
    const saved = settleTimings(drafts, sent, 3)
    expect(unsavedTimings(saved)).toEqual(new Map([['a', 8]]))
    expect(shownManual(saved, slide, 9)).toBe(8)
  })

  it('M9 null is a change too: the slide has its own length again', () =>
    expect(shownManual(writeTimings(noTimingDrafts, new Map([['a', null]])), slide, 1)).toBeNull())
})
