import { describe, expect, it } from 'vitest'
import { arrowsInCycles, folderArrows } from './folder-arrows.ts'

const file = (path: string, ...imports: string[]) => ({ path, imports, lines: 1 })

describe('imports between folders', () => {
  it('are counted once, and only below the folder that is looked at', () => {
    const files = [
      file('a/x/1.ts', 'a/y/1.ts', 'a/y/2.ts', 'b/1.ts'),
      file('a/x/2.ts', 'a/x/1.ts', 'a/y/1.ts'),
    ]
    expect(folderArrows(files, 'a/')).toEqual([{ from: 'a/x', to: 'a/y' }])
  })

  it('run up when they close a cycle, however long it is', () => {
    const arrows = [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'c' },
      { from: 'c', to: 'a' },
      { from: 'c', to: 'd' },
    ]
    expect(arrowsInCycles(arrows)).toEqual(arrows.slice(0, 3))
    expect(arrowsInCycles(arrows.filter(({ from }) => from !== 'b'))).toEqual([])
  })
})
