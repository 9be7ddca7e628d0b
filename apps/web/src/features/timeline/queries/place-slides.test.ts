import type { PlacedSlide } from '@voxdeck/contracts/slides/read-slide'
import { describe, expect, it } from 'vitest'
import { projectOf, slideOf } from '../../../../testing/project-of.ts'
import { withOrder, withSlide } from './place-slides.ts'

/** As an answer has it: without the script. */
const placedOf = (index: number, over: Partial<PlacedSlide> = {}): PlacedSlide => {
  const { id, projectId, title, pictureName, picture, position, startSeconds, endSeconds, manualSeconds } =
    slideOf(index, over)
  return { id, projectId, title, pictureName, picture, position, startSeconds, endSeconds, manualSeconds }
}

const before = projectOf({ slides: [slideOf(0, { script: 'One.' }), slideOf(1, { script: 'Two.' })] })

describe('the answer of a call for one slide', () => {
  it('leaves the slide its place and its script, and the others as they are', () => {
    const { slides } = withSlide(before, placedOf(0, { pictureName: 'renamed.png' }))
    expect(slides).toEqual([slideOf(0, { pictureName: 'renamed.png', script: 'One.' }), before.slides[1]])
    expect(slides[1]).toBe(before.slides[1])
  })
  it('adds a new slide at its position, unwritten', () =>
    expect(withSlide(before, placedOf(2)).slides).toEqual([...before.slides, slideOf(2)]))
})

describe('a new order', () => {
  it('moves slides with their scripts', () => {
    const order = [
      placedOf(1, { position: 0, startSeconds: 0, endSeconds: 10 }),
      placedOf(0, { position: 1 }),
    ]
    expect(withOrder(before, order).slides.map(({ position, script }) => [position, script])).toEqual([
      [0, 'Two.'],
      [1, 'One.'],
    ])
  })
  it('does not bring back a script that was saved meanwhile', () => {
    const saved = projectOf({ slides: [slideOf(0, { script: 'Saved.' })] })
    expect(withOrder(saved, [slideOf(0, { script: 'Old.' })]).slides[0]?.script).toBe('Saved.')
  })
  it('drops slides that it does not have, and adds those that are not known', () =>
    expect(withOrder(before, [placedOf(1), placedOf(2)]).slides).toEqual([before.slides[1], slideOf(2)]))
})
