import { describe, expect, it } from 'vitest'
import { videoOf } from '../../../testing/project-of.ts'
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
