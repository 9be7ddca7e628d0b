import { describe, expect, it } from 'vitest'
import { imageOf } from '../testing/project-of.ts'
import { moveSlide } from './move-slide.ts'

const images = [imageOf(0), { ...imageOf(1), endTime: 25 }, { ...imageOf(2), startTime: 25 }]

describe('moveSlide', () => {
  it('swaps with the neighbour, numbers from 0 and lays the times end to end', () => {
    const moved = moveSlide(images, imageOf(1).id, -1)
    expect(
      moved.map(({ id, orderIndex, startTime, endTime }) => [id, orderIndex, startTime, endTime]),
    ).toEqual([
      [imageOf(1).id, 0, 0, 15],
      [imageOf(0).id, 1, 15, 25],
      [imageOf(2).id, 2, 25, 30],
    ])
  })
  it('leaves the first in its place when it goes up, and the last when it goes down', () => {
    expect(moveSlide(images, imageOf(0).id, -1)).toEqual(images)
    expect(moveSlide(images, imageOf(2).id, 1)).toEqual(images)
  })
})
