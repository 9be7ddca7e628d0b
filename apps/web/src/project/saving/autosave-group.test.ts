import { describe, expect, it } from 'vitest'
import { createListeners } from '../../ui/listeners.ts'
import type { SaveStatus } from './autosave.ts'
import { createAutosaveGroup } from './autosave-group.ts'

const savingOf = () => {
  const listeners = createListeners()
  const calls: string[] = []
  let status: SaveStatus = { kind: 'saved' }
  return {
    calls,
    be: (next: SaveStatus) => {
      status = next
      listeners.tell()
    },
    status: () => status,
    subscribe: listeners.subscribe,
    flush: async () => void calls.push('flush'),
    close: () => void calls.push('close'),
    forget: () => void calls.push('forget'),
  }
}

describe('all that saves by itself', () => {
  it('O4 stands as badly as the worst of it, and tells of each', async () => {
    const [english, spanish] = [savingOf(), savingOf()]
    const savings = createAutosaveGroup(english)
    let calls = 0
    savings.subscribe(() => {
      calls += 1
    })
    expect(savings.open('es', () => spanish)).toBe(spanish)
    expect(savings.open('es', savingOf)).toBe(spanish)
    spanish.be({ kind: 'saving' })
    expect(savings.status().kind).toBe('saving')
    english.be({ kind: 'failed', error: null })
    spanish.be({ kind: 'contested' })
    expect(savings.status().kind).toBe('failed')
    expect(calls).toBe(3)
    await savings.flush()
    expect([english.calls, spanish.calls]).toEqual([['flush'], ['flush']])
  })
  it('O1 what is taken away is forgotten, and says nothing any more', () => {
    const [english, spanish] = [savingOf(), savingOf()]
    const savings = createAutosaveGroup(english)
    savings.open('es', () => spanish)
    spanish.be({ kind: 'failed', error: null })
    savings.leave('es')
    expect(spanish.calls).toEqual(['forget', 'close'])
    expect(savings.status().kind).toBe('saved')
  })
})
