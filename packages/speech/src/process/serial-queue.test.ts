import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createSerialQueue } from './serial-queue.ts'

it('runs one task at a time, in order, past failures', async () => {
  const queue = createSerialQueue()
  const log: string[] = []
  const task = (name: string) => async () => {
    log.push(`${name} starts`)
    await setTimeout(1)
    log.push(`${name} ends`)
    if (name === 'b') throw new Error('b fails')
    return name
  }
  const results = await Promise.allSettled([queue(task('a')), queue(task('b')), queue(task('c'))])
  expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(log).toEqual(['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends'])
})
