import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

it('runs as many as it may, in order, and one that fails makes room too', async () => {
  const inTurn = limitConcurrency(2)
  const begun: number[] = []
  let running = 0
  let most = 0
  const task = (number: number) => async () => {
    begun.push(number)
    most = Math.max(most, ++running)
    await sleep(5)
    running -= 1
    if (number === 1) throw new Error('one fails')
    return number
  }
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((number) => inTurn(task(number))))
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true])
  expect(begun).toEqual([0, 1, 2, 3, 4])
  expect(most).toBe(2)
})
