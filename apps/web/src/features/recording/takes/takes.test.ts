import { describe, expect, it } from 'vitest'
import type { Take, TakeDatabase } from './take-database.ts'
import { createTakes, type TakeNews } from './takes.ts'

const take = (slideId = 'one'): Take => ({ slideId, sound: new Blob(['a voice']), seconds: 2 })

/** A server that answers when it is told to, and a browser that keeps. */
const stage = (left: Take[] = []) => {
  const answers: ReturnType<typeof Promise.withResolvers<void>>[] = []
  const news: TakeNews['kind'][] = []
  const kept = new Set<string>()
  const takes = createTakes({
    send: () => {
      const answer = Promise.withResolvers<void>()
      answers.push(answer)
      return answer.promise
    },
    tell: ({ kind }) => news.push(kind),
  })
  const database: TakeDatabase = {
    put: async ({ slideId }) => void kept.add(slideId),
    remove: async (slideId) => void kept.delete(slideId),
    adopt: async () => left,
    close: () => undefined,
  }
  return { takes, answers, news, kept, database }
}

describe('what was said and is not on the server yet', () => {
  it('R1 is sent at once, kept meanwhile, and gone once the server has it', async () => {
    const { takes, answers, news, kept, database } = stage()
    await takes.keepIn(database)
    const added = takes.add(take())
    await Promise.resolve()
    expect(takes.read().get('one')?.phase).toBe('sending')
    expect(kept).toEqual(new Set(['one']))
    answers[0]?.resolve()
    await added
    expect(takes.read().size).toBe(0)
    expect(kept.size).toBe(0)
    expect(news).toEqual(['stored'])
  })

  it('R1 stays when sending fails, until it is tried again or thrown away', async () => {
    const { takes, answers, news, kept, database } = stage()
    await takes.keepIn(database)
    const added = takes.add(take())
    answers[0]?.reject(new Error('no network'))
    await added
    expect(takes.read().get('one')).toMatchObject({ phase: 'failed', isKept: true })
    takes.retry('one')
    expect(takes.read().get('one')?.phase).toBe('sending')
    answers[1]?.reject(new Error('no network'))
    await expect.poll(() => takes.read().get('one')?.phase).toBe('failed')
    takes.discard('one')
    expect([takes.read().size, kept.size]).toEqual([0, 0])
    expect(news).toEqual(['failed', 'failed'])
  })

  it('R1 an answer about a take that another followed changes nothing', async () => {
    const { takes, answers, news } = stage()
    const first = takes.add(take())
    const second = takes.add(take())
    answers[0]?.reject(new Error('no network'))
    await first
    expect(takes.read().get('one')?.phase).toBe('sending')
    answers[1]?.resolve()
    await second
    expect(takes.read().size).toBe(0)
    expect(news).toEqual(['stored'])
  })

  it('R1 what an earlier page left is back, and waits for somebody', async () => {
    const { takes, database } = stage([take()])
    await takes.keepIn(database)
    expect(takes.read().get('one')).toMatchObject({ phase: 'failed', error: null, isKept: true })
  })
})
