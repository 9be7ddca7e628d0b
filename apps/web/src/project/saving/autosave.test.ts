import { ApiError } from '@voxdeck/contracts/client'
import type { Project } from '@voxdeck/contracts/projects/read-project'
import type { ProjectChange } from '@voxdeck/contracts/projects/write-project-change'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { projectOf, slideOf } from '../../../testing/project-of.ts'
import { keepMine, takeTheirs, write } from '../document/field-document.ts'
import { scriptKey } from '../document/field-key.ts'
import { createFieldStore } from '../document/field-store.ts'
import { textHash } from '../document/text-hash.ts'
import { textsOfProject } from '../document/texts-of-project.ts'
import { changeOf, contested } from '../document/unsaved.ts'
import { createAutosave, retryDelay } from './autosave.ts'

const slide = slideOf(0)
const key = scriptKey(slide.id)
const signedOut = new ApiError(401, 'Unauthorized')

class Conflict extends Error {}

/** An in-memory server, whose requests can be made to fail. */
const setUp = () => {
  let server: Project = projectOf({ slides: [slide] })
  let trouble: Error | null = null
  const sent: ProjectChange[] = []
  const store = createFieldStore(textsOfProject(server))
  const reported: unknown[] = []
  const put = (script: string) => {
    server = { ...server, revision: server.revision + 1, slides: [{ ...slide, script }] }
  }
  const autosave = createAutosave({
    store,
    send: async (fields) => {
      const change = changeOf(store.read(), fields)
      sent.push(change)
      await new Promise((resolve) => setTimeout(resolve, 100))
      if (trouble) throw trouble
      if (change.slides?.[0]?.scriptBase !== textHash(server.slides[0]?.script ?? '')) throw new Conflict()
      put(change.slides[0].script ?? '')
      return textsOfProject(server)
    },
    look: async () => {
      if (trouble) throw trouble
      return textsOfProject(server)
    },
    isFinal: (error) => error === signedOut,
    isConflict: (error) => error instanceof Conflict,
  })
  autosave.start((error) => reported.push(error))
  return {
    autosave,
    store,
    sent,
    reported,
    put,
    type: (text: string) =>
      store.change((doc) => write(doc, [[key, text]], { kind: 'typing', at: Date.now() })),
    cut: (error: Error | null) => {
      trouble = error
    },
    script: () => server.slides[0]?.script,
  }
}

describe('saving by itself', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('document', new EventTarget())
    const page = new EventTarget()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('S22 sends once the hand rests, and only what differs', async () => {
    const { type, sent, autosave } = setUp()
    type('H')
    await vi.advanceTimersByTimeAsync(300)
    type('Hi')
    expect(autosave.status().kind).toBe('saving')
    await vi.advanceTimersByTimeAsync(800)
    expect(sent).toEqual([{ slides: [{ id: slide.id, script: 'Hi', scriptBase: textHash(slide.script) }] }])
    expect(autosave.status().kind).toBe('saved')
  })
  it('S22 sends within two seconds while the hand never rests, one request at a time', async () => {
    const { type, sent, script } = setUp()
    for (let count = 1; count <= 50; count += 1) {
      type('x'.repeat(count))
      await vi.advanceTimersByTimeAsync(100)
      // 2 s of typing are 20 characters.
      expect(script()?.length ?? 0).toBeGreaterThanOrEqual(count - 20)
    }
    expect(sent.length).toBeLessThan(6)
  })
  it('S24 sends a text once this browser has stored that it is being sent, and waits half a second at most', async () => {
    const { type, sent, store } = setUp()
    const storing = Promise.withResolvers<void>()
    const stored: (readonly string[] | undefined)[] = []
    store.keepWith(() => {
      stored.push(store.read().drafts.get(key)?.sent)
      return storing.promise
    })
    type('Mine')
    await vi.advanceTimersByTimeAsync(700)
    expect([stored, sent]).toEqual([[['Mine']], []])
    storing.resolve()
    await vi.advanceTimersByTimeAsync(0)
    expect(sent).toHaveLength(1)

    await vi.advanceTimersByTimeAsync(500)
    store.keepWith(() => new Promise(() => undefined))
    type('Mine, and more')
    await vi.advanceTimersByTimeAsync(1150)
    expect(sent).toHaveLength(2)
  })
  it('S24 tries again, waiting longer each time, and tells once', async () => {
    const { type, cut, sent, reported, autosave, script } = setUp()
    cut(new TypeError('Failed to fetch'))
    type('Kept')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(reported).toHaveLength(1)
    expect(autosave.status().kind).toBe('failed')
    expect(sent).toHaveLength(1)
    cut(null)
    type('Kept, and more')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(script()).toBe('Kept, and more')
    expect(autosave.status().kind).toBe('saved')
    expect([1, 2, 3, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 30_000])
  })
  it('S24 tries at once when the network is back', async () => {
    const { type, cut, script } = setUp()
    cut(new TypeError('Failed to fetch'))
    type('Kept')
    await vi.advanceTimersByTimeAsync(60_000)
    cut(null)
    dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(150)
    expect(script()).toBe('Kept')
  })
  it('S25 looks before it writes over what it could not see', async () => {
    const { type, cut, put, store, script, autosave } = setUp()
    cut(new TypeError('Failed to fetch'))
    type('Mine')
    await vi.advanceTimersByTimeAsync(5000)
    put('Theirs')
    cut(null)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(script()).toBe('Theirs')
    expect(contested(store.read())).toEqual([key])
    store.change((doc) => takeTheirs(doc, key, Date.now()))
    await vi.advanceTimersByTimeAsync(2000)
    expect([script(), autosave.status().kind, store.read().drafts.size]).toEqual(['Theirs', 'saved', 0])
  })
  it('S25 does not write over what somebody saved a moment ago: the choice is shown at once', async () => {
    const { type, put, store, script, autosave, sent, reported } = setUp()
    type('Mine')
    put('Theirs')
    await vi.advanceTimersByTimeAsync(2000)
    expect(script()).toBe('Theirs')
    expect(contested(store.read())).toEqual([key])
    expect([autosave.status().kind, sent.length, reported]).toEqual(['saved', 1, []])
    store.change((doc) => keepMine(doc, key))
    await vi.advanceTimersByTimeAsync(2000)
    expect([script(), store.read().drafts.size]).toEqual(['Mine', 0])
  })
  it('S24 stops when the session has ended: the page leaves to sign in', async () => {
    const { type, cut, sent, reported } = setUp()
    cut(signedOut)
    type('Kept')
    await vi.advanceTimersByTimeAsync(60_000)
    expect([sent.length, reported]).toEqual([1, [signedOut]])
  })
  it('E5 saves at once when asked, and says when it cannot', async () => {
    const { type, cut, autosave, script } = setUp()
    type('Now')
    const flushed = autosave.flush()
    await vi.advanceTimersByTimeAsync(100)
    await flushed
    expect(script()).toBe('Now')
    cut(new Error('500'))
    type('Later')
    const refusal = autosave.flush().catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(100)
    expect(await refusal).toEqual(new Error('500'))
  })
})
