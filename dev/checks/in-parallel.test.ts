import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { inParallel } from './in-parallel.ts'

describe('running tasks side by side', () => {
  it('runs every task once, in order, and never more than allowed', async () => {
    let now = 0
    let most = 0
    const begun: number[] = []
    const task = (name: number) => async () => {
      begun.push(name)
      now += 1
      most = Math.max(most, now)
      await sleep(name % 2 ? 4 : 1)
      now -= 1
    }
    await inParallel(2, [1, 2, 3, 4, 5].map(task))
    expect(begun).toEqual([1, 2, 3, 4, 5])
    expect(most).toBe(2)
  })

  it('has nothing to do with no tasks', async () => {
    await expect(inParallel(2, [])).resolves.toBeUndefined()
  })
})
