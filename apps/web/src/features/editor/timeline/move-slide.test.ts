import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { imageOf } from '../testing/project-of.ts'
import { landingPlace, moveSlide } from './move-slide.ts'

const images = [imageOf(0), { ...imageOf(1), endTime: 25 }, { ...imageOf(2), startTime: 25 }]

describe('moveSlide', () => {
  it('T16 takes the place it was given, numbers from 0 and lays the times end to end', () => {
    const moved = moveSlide(images, imageOf(1).id, 0)
    expect(
      moved.map(({ id, orderIndex, startTime, endTime }) => [id, orderIndex, startTime, endTime]),
    ).toEqual([
      [imageOf(1).id, 0, 0, 15],
      [imageOf(0).id, 1, 15, 25],
      [imageOf(2).id, 2, 25, 30],
    ])
  })
  it('K4 leaves the times that stand in while nothing is known', () => {
    const unknown = [0, 1, 2].map((index) => ({ ...imageOf(index), startTime: 0, endTime: 10 }))
    expect(
      moveSlide(unknown, imageOf(2).id, 0).map(({ startTime, endTime }) => [startTime, endTime]),
    ).toEqual([0, 1, 2].map(() => [0, 10]))
  })
  it('goes no further than the ends', () => {
    expect(moveSlide(images, imageOf(0).id, -1)).toEqual(images)
    expect(moveSlide(images, imageOf(2).id, 3)).toEqual(images)
  })
  it('leaves all in place when the slide is gone', () =>
    expect(moveSlide(images, imageOf(7).id, 0)).toEqual(images))
  it('T31 neither loses nor repeats a slide', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.nat(40), fc.nat(40), (count, from, to) => {
        const before = Array.from({ length: count }, (_, index) => imageOf(index))
        const after = moveSlide(before, imageOf(from % count).id, to)
        expect(new Set(after.map(({ id }) => id)).size).toBe(count)
        expect(after.map(({ orderIndex }) => orderIndex)).toEqual(before.map((_, index) => index))
        expect(after[Math.min(to, count - 1)]?.id).toBe(imageOf(from % count).id)
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
