import { expect, it } from 'vitest'
import { addressOf } from '../client.ts'
import { deleteSlide } from './delete-slide.ts'
import { writeOrder, writePictureName, writeSlideParams } from './write-slide.ts'

it("a slide's address has its id", () =>
  expect(addressOf(deleteSlide.path, { params: writeSlideParams('p', 's') })).toBe(
    '/api/projects/p/images/s',
  ))

it('an order and a name are written in the names of the JSON', () => {
  expect(writeOrder([{ id: 'b', position: 0 }])).toEqual({ slides: [{ imageId: 'b', orderIndex: 0 }] })
  expect(writePictureName('a.png')).toEqual({ originalName: 'a.png' })
})
