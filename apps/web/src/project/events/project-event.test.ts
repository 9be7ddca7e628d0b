import { describe, expect, it } from 'vitest'
import { videoOf } from '../../../testing/project-of.ts'
import { reconnectDelay } from './open-event-stream.ts'
import { parseProjectEvent } from './project-event.ts'

describe('parseProjectEvent', () => {
  it('reads what the contract describes and leaves the rest', () => {
    const data = { projectId: videoOf(1).projectId, revision: 8 }
    expect(parseProjectEvent('project', JSON.stringify(data))).toEqual({ name: 'project', data })
    expect(parseProjectEvent('video', JSON.stringify(videoOf(1)))).toEqual({
      name: 'video',
      data: videoOf(1),
    })
    expect(parseProjectEvent('project', '{"revision":"eight"}')).toBeNull()
    expect(parseProjectEvent('video', 'not json')).toBeNull()
  })
})

describe('reconnectDelay', () => {
  it('doubles from one second to thirty, give or take a tenth', () => {
    expect([0, 1, 2, 10].map((attempt) => reconnectDelay(attempt, 0.5))).toEqual([1000, 2000, 4000, 30_000])
    expect(reconnectDelay(0, 0)).toBe(900)
    expect(reconnectDelay(0, 1)).toBe(1100)
  })
})
