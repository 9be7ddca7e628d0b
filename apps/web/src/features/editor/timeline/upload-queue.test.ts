import { describe, expect, it } from 'vitest'
import { isTooLarge, nextUpload, picturesInNameOrder, type UploadItem, uploadQueue } from './upload-queue.ts'

const file = (name: string, type = 'image/png') => new File(['x'], name, { type })
const waiting = (id: string): UploadItem => ({ id, file: file(id), state: 'waiting' })

describe('picturesInNameOrder', () => {
  it('keeps pictures only, slide 2 before slide 10', () => {
    const files = [
      file('slide 10.png'),
      file('notes.txt', 'text/plain'),
      file('Slide 2.png'),
      file('slide 1.gif'),
    ]
    expect(picturesInNameOrder(files).map(({ name }) => name)).toEqual([
      'slide 1.gif',
      'Slide 2.png',
      'slide 10.png',
    ])
  })
})

describe('isTooLarge', () => {
  it('takes 10 MB and not a byte more', () => {
    expect(isTooLarge({ size: 10 * 1024 * 1024 })).toBe(false)
    expect(isTooLarge({ size: 10 * 1024 * 1024 + 1 })).toBe(true)
  })
})

describe('uploadQueue', () => {
  it('sends one file at a time, in the order they were added', () => {
    const queue = uploadQueue([], { type: 'add', items: [waiting('a'), waiting('b')] })
    expect(nextUpload(queue)?.id).toBe('a')
    const started = uploadQueue(queue, { type: 'start', id: 'a' })
    expect(nextUpload(started)).toBeUndefined()
    expect(nextUpload(uploadQueue(started, { type: 'remove', id: 'a' }))?.id).toBe('b')
  })
  it('goes on after a failure, and takes a failed file again', () => {
    const failed = uploadQueue([{ ...waiting('a') }, waiting('b')], {
      type: 'fail',
      id: 'a',
      words: 'no',
      retryable: true,
    })
    expect(nextUpload(failed)?.id).toBe('b')
    expect(nextUpload(uploadQueue(failed, { type: 'retry', id: 'a' }))?.id).toBe('a')
  })
  it('never shows less of a file than before', () => {
    const started = uploadQueue([waiting('a')], { type: 'start', id: 'a' })
    const half = uploadQueue(started, { type: 'progress', id: 'a', share: 0.5 })
    expect(uploadQueue(half, { type: 'progress', id: 'a', share: 0.3 })).toEqual(half)
  })
})
