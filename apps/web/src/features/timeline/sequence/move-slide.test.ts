import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slideOf } from '../../../../testing/project-of.ts'
import { landingPlace, moveSlide, moveSlides } from './move-slide.ts'

const slides = [slideOf(0), slideOf(1, { endSeconds: 25 }), slideOf(2, { startSeconds: 25 })]

describe('T37 moveSlides', () => {
  const four = [0, 1, 2, 3].map((index) => slideOf(index))
  const after = (chosen: readonly number[], step: 'up' | 'down') =>
    moveSlides(
      four,
      chosen.map((index) => slideOf(index).id),
      step,
    ).map(({ id }) => four.findIndex((slide) => slide.id === id))
  it('moves each by one place', () => {
    expect(after([1, 3], 'up')).toEqual([1, 0, 3, 2])
    expect(after([0, 2], 'down')).toEqual([1, 0, 3, 2])
    expect(after([1, 2], 'up')).toEqual([1, 2, 0, 3])
    expect(after([1, 2], 'down')).toEqual([0, 3, 1, 2])
  })
  it('leaves those that are at the end', () => {
    expect(after([0, 1], 'up')).toEqual([0, 1, 2, 3])
    expect(after([0, 2], 'up')).toEqual([0, 2, 1, 3])
    expect(after([2, 3], 'down')).toEqual([0, 1, 2, 3])
  })
})

describe('moveSlide', () => {
  it('T16 takes the place it was given, numbers from 0 and lays the times end to end', () => {
    const moved = moveSlide(slides, slideOf(1).id, 0)
    expect(
      moved.map(({ id, position, startSeconds, endSeconds }) => [id, position, startSeconds, endSeconds]),
    ).toEqual([
      [slideOf(1).id, 0, 0, 15],
      [slideOf(0).id, 1, 15, 25],
      [slideOf(2).id, 2, 25, 30],
    ])
  })
  it('K4 leaves the times that stand in while nothing is known', () => {
    const unknown = [0, 1, 2].map((index) => slideOf(index, { startSeconds: 0, endSeconds: 10 }))
    expect(
      moveSlide(unknown, slideOf(2).id, 0).map(({ startSeconds, endSeconds }) => [startSeconds, endSeconds]),
    ).toEqual([0, 1, 2].map(() => [0, 10]))
  })
  it('goes no further than the ends', () => {
    expect(moveSlide(slides, slideOf(0).id, -1)).toEqual(slides)
    expect(moveSlide(slides, slideOf(2).id, 3)).toEqual(slides)
  })
  it('leaves all in place when the slide is gone', () =>
    expect(moveSlide(slides, slideOf(7).id, 0)).toEqual(slides))
  it('T31 neither loses nor repeats a slide', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.nat(40), fc.nat(40), (count, from, to) => {
        const before = Array.from({ length: count }, (_, index) => slideOf(index))
        const after = moveSlide(before, slideOf(from % count).id, to)
        expect(new Set(after.map(({ id }) => id)).size).toBe(count)
        expect(after.map(({ position }) => position)).toEqual(before.map((_, index) => index))
        expect(after[Math.min(to, count - 1)]?.id).toBe(slideOf(from % count).id)
      }),
    ))
})

describe('landingPlace', () => {
  it.each([
    ['above another further down', 0, 2, 'top', 1],
    ['below another further down', 0, 2, 'bottom', 2],
    ['above another further up', 2, 0, 'top', 0],
    ['below another further up', 2, 0, 'bottom', 1],
    ['above itself', 1, 1, 'top', 1],
    ['below itself', 1, 1, 'bottom', 1],
    ['below its neighbour before', 1, 0, 'bottom', 1],
    ['above its neighbour behind', 1, 2, 'top', 1],
  ] as const)('T14 let go %s', (_, from, over, edge, place) =>
    expect(landingPlace(from, over, edge)).toBe(place),
  )
})
