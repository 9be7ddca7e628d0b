import { describe, expect, it } from 'vitest'
import { placeAfter, placeInRow } from './drop-place.ts'

const slides = ['a', 'b', 'c']
const picture = { count: 1, types: ['image/png'] }

describe('T32 files over a row', () => {
  it('a picture goes before, onto or behind the slide, by its height', () => {
    const at = (height: number) => placeInRow(slides, 'b', height, picture)
    expect(at(0.1)).toEqual({ kind: 'before', slideId: 'b' })
    expect(at(0.5)).toEqual({ kind: 'row', slideId: 'b' })
    expect(at(0.9)).toEqual({ kind: 'before', slideId: 'c' })
  })
  it('behind the last slide is the end', () =>
    expect(placeInRow(slides, 'c', 0.9, picture)).toEqual({ kind: 'end' }))
  it('several pictures go between slides, wherever they are over the row', () => {
    const several = { count: 3, types: ['image/png'] }
    expect(placeInRow(slides, 'b', 0.45, several)).toEqual({ kind: 'before', slideId: 'b' })
    expect(placeInRow(slides, 'b', 0.55, several)).toEqual({ kind: 'before', slideId: 'c' })
  })
  it('a video is for the slide, also at its edge', () =>
    expect(placeInRow(slides, 'b', 0.01, { count: 1, types: ['video/mp4'] })).toEqual({
      kind: 'row',
      slideId: 'b',
    }))
  it('a file of a type that is not told is one file', () =>
    expect(placeInRow(slides, 'a', 0.5, { count: 1, types: [] })).toEqual({ kind: 'row', slideId: 'a' }))
})

it('behind a slide that is gone is the end', () => expect(placeAfter(slides, 'd')).toEqual({ kind: 'end' }))
