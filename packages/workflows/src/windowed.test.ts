import { describe, expect, it } from 'vitest'
import { inBatches, windowed } from './windowed.ts'

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('a window', () => {
  it('does all, 64 at a time', async () => {
    const done: number[] = []
    let running = 0
    let most = 0
    await windowed(upTo(500), async (item) => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setImmediate(resolve))
      running -= 1
      done.push(item)
    })
    expect(most).toBe(64)
    expect(done.toSorted((a, b) => a - b)).toEqual(upTo(500))
  })

  it('starts nothing more after a failure, and fails with it', async () => {
    const begun: number[] = []
    const work = async (item: number) => {
      begun.push(item)
      await new Promise((resolve) => setImmediate(resolve))
      if (item === 3) throw new Error('broken')
    }
    await expect(windowed(upTo(500), work)).rejects.toThrow('broken')
    const soFar = begun.length
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(begun.length).toBe(soFar)
    expect(soFar).toBeLessThan(130)
  })

  it('is nothing for nothing', async () => {
    await expect(windowed([], () => Promise.reject(new Error('called')))).resolves.toBeUndefined()
  })
})

describe('batches', () => {
  it.each([
    [0, 0, 0],
    [5, 5, 1],
    [128, 128, 1],
    [129, 65, 2],
    [3000, 125, 24],
  ])('of %i are %i of %i at most', (count, batches, size) => {
    const made = inBatches(upTo(count))
    expect(made.length).toBe(batches)
    expect(Math.max(0, ...made.map((batch) => batch.length))).toBe(size)
    expect(made.flat()).toEqual(upTo(count))
  })
})
