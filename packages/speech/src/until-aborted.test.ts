import { describe, expect, it } from 'vitest'
import { untilAborted } from './until-aborted.ts'

const never = new Promise<never>(() => undefined)

describe('work until aborted', () => {
  it('gives its result', async () => {
    expect(await untilAborted(Promise.resolve(1), undefined)).toBe(1)
    expect(await untilAborted(Promise.resolve(1), new AbortController().signal)).toBe(1)
  })

  it("rejects with the signal's reason at once", async () => {
    const controller = new AbortController()
    const work = untilAborted(never, controller.signal)
    controller.abort(new Error('enough'))
    await expect(work).rejects.toThrow('enough')
    await expect(untilAborted(never, AbortSignal.abort(new Error('before')))).rejects.toThrow('before')
  })
})
