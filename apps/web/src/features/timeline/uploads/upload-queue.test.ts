import { describe, expect, it } from 'vitest'
import { canRetry, inNameOrder, nextUpload, type UploadItem, uploadQueue } from './upload-queue.ts'

const file = (name: string) => new File(['x'], name, { type: 'image/png' })
const waiting = (id: string): UploadItem => ({
  id,
  file: file(id),
  before: null,
  origin: 'files',
  state: 'waiting',
})
const failed = (id: string, retryable: boolean): UploadItem => ({
  id,
  file: file(id),
  before: null,
  origin: 'files',
  state: 'failed',
  words: 'no',
  retryable,
})

it('T13 files are taken in the natural order of their names', () =>
  expect(
    inNameOrder(['slide 10.png', 'Slide 2.png', 'slide 1.gif'].map(file)).map(({ name }) => name),
  ).toEqual(['slide 1.gif', 'Slide 2.png', 'slide 10.png']))

describe('uploadQueue', () => {
  it('T13 sends one file at a time, in the order they were added', () => {
    const queue = uploadQueue([], { type: 'add', items: [waiting('a'), waiting('b')] })
    expect(nextUpload(queue)?.id).toBe('a')
    const started = uploadQueue(queue, { type: 'start', id: 'a' })
    expect(nextUpload(started)).toBeUndefined()
    expect(nextUpload(uploadQueue(started, { type: 'remove', id: 'a' }))?.id).toBe('b')
  })
  it('T11 goes on after a failure, and takes a failed file again', () => {
    const failed = uploadQueue([{ ...waiting('a') }, waiting('b')], {
      type: 'fail',
      id: 'a',
      words: 'no',
      retryable: true,
    })
    expect(nextUpload(failed)?.id).toBe('b')
    expect(nextUpload(uploadQueue(failed, { type: 'retry', id: 'a' }))?.id).toBe('a')
  })
  it('T11 never shows less of a file than before', () => {
    const started = uploadQueue([waiting('a')], { type: 'start', id: 'a' })
    const half = uploadQueue(started, { type: 'progress', id: 'a', share: 0.5 })
    expect(uploadQueue(half, { type: 'progress', id: 'a', share: 0.3 })).toEqual(half)
  })
  it('T11 takes all again that a second try can help, and no other', () => {
    const queue = [failed('a', true), failed('b', false), waiting('c'), failed('d', true)]
    expect(queue.map(canRetry)).toEqual([true, false, false, true])
    expect(uploadQueue(queue, { type: 'retryAll' }).map(({ state }) => state)).toEqual([
      'waiting',
      'failed',
      'waiting',
      'waiting',
    ])
  })
})
