import { expect, it } from 'vitest'
import { createProcessPool } from './process-pool.ts'

/** A pool of numbered processes, and tasks that end when they are told to. */
const start = (most: number) => {
  let created = 0
  const pool = createProcessPool(most, () => ++created)
  const begin = () => {
    const { promise: end, resolve } = Promise.withResolvers<void>()
    const began = Promise.withResolvers<number>()
    const done = pool.run(async (process) => {
      began.resolve(process)
      await end
    })
    return { process: began.promise, end: resolve, done }
  }
  return { pool, begin, created: () => created }
}

it('starts another process only while all are busy, and at most so many', async () => {
  const { begin, created } = start(2)
  const first = begin()
  expect(await first.process).toBe(1)
  first.end()
  await first.done
  expect(await begin().process).toBe(1)
  expect(await begin().process).toBe(2)
  begin()
  begin()
  expect(created()).toBe(2)
})

it('a task waits for the process with the fewest tasks', async () => {
  const { begin } = start(2)
  const [one, two, three] = [begin(), begin(), begin()]
  expect([await one.process, await two.process]).toEqual([1, 2])
  const four = begin()
  two.end()
  expect(await four.process).toBe(2)
  one.end()
  expect(await three.process).toBe(1)
})

it('goes on with a process whose task failed', async () => {
  const { pool } = start(1)
  await expect(pool.run(() => Promise.reject(new Error('it broke')))).rejects.toThrow('it broke')
  expect(await pool.run((process) => Promise.resolve(process))).toBe(1)
})
