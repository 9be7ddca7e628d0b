import { describe, expect, it } from 'vitest'
import { createSlots, type SlotLevel } from './slots.ts'

const setUp = (count: number) => {
  const slots = createSlots(count)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const start = (level: SlotLevel, name: string, signal?: AbortSignal) =>
    slots.at(level, () =>
      slots.run(() => {
        begun.push(name)
        return new Promise<void>((resolve) => ends.set(name, resolve))
      }, signal),
    )
  const end = async (name: string) => {
    ends.get(name)?.()
    await settled()
  }
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  return { start, end, begun, settled }
}

describe('the slots of a worker', () => {
  it('run so many programs at once, of all queues together', async () => {
    const { start, end, begun, settled } = setUp(2)
    for (const name of ['a', 'b', 'c']) void start('render', name)
    for (const name of ['d', 'e']) void start('speech', name)
    await settled()
    expect(begun).toEqual(['a', 'b'])
    await end('a')
    expect(begun).toEqual(['a', 'b', 'd'])
    await end('b')
    expect(begun).toEqual(['a', 'b', 'd', 'c'])
  })

  it('alternate between speech and rendering when there is but one', async () => {
    const { start, end, begun, settled } = setUp(1)
    for (const name of ['r1', 'r2', 'r3']) void start('render', name)
    for (const name of ['s1', 's2', 's3']) void start('speech', name)
    await settled()
    for (const name of ['r1', 's1', 'r2', 's2', 'r3']) await end(name)
    expect(begun).toEqual(['r1', 's1', 'r2', 's2', 'r3', 's3'])
  })

  it('have one more for a person who waits, and no second', async () => {
    const { start, end, begun, settled } = setUp(1)
    void start('render', 'long')
    void start('render', 'next')
    void start('interactive', 'heard at once')
    void start('interactive', 'heard then')
    await settled()
    expect(begun).toEqual(['long', 'heard at once'])
    await end('heard at once')
    expect(begun).toEqual(['long', 'heard at once', 'heard then'])
    await end('heard then')
    await end('long')
    expect(begun).toEqual(['long', 'heard at once', 'heard then', 'next'])
  })

  it('are not taken by what was cancelled while it waited, and are given back by what fails', async () => {
    const { start, end, begun, settled } = setUp(1)
    void start('render', 'first')
    const controller = new AbortController()
    const waiting = start('render', 'cancelled', controller.signal)
    void start('render', 'last')
    controller.abort(new Error('not needed'))
    await expect(waiting).rejects.toThrow('not needed')
    await expect(start('render', 'too late', controller.signal)).rejects.toThrow('not needed')
    await settled()
    await end('first')
    expect(begun).toEqual(['first', 'last'])

    const slots = createSlots(1)
    await expect(slots.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await slots.run(async () => 'runs')).toBe('runs')
  })
})
