import { expect, it } from 'vitest'
import { cacheAnswer } from './cache-answer.ts'

it('keeps an answer for a while, and no failure', async () => {
  let [asked, time, broken] = [0, 0, true]
  const ask = cacheAnswer(
    async () => {
      asked += 1
      if (broken) throw new Error('not now')
      return asked
    },
    { forMs: 10, now: () => time },
  )
  await expect(ask()).rejects.toThrow('not now')
  broken = false
  expect([await ask(), await ask()]).toEqual([2, 2])
  time = 10
  expect(await ask()).toBe(3)
})
