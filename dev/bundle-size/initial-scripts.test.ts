import { describe, expect, it } from 'vitest'
import { initialScripts } from './initial-scripts.ts'

const manifest = {
  'index.html': { file: 'index.js', imports: ['_shared.js'], dynamicImports: ['page.tsx', 'player.tsx'] },
  '_shared.js': { file: 'shared.js' },
  'page.tsx': { file: 'page.js', imports: ['_shared.js', 'index.html'] },
  'player.tsx': { file: 'player.js' },
}

describe('the scripts a page begins with', () => {
  it('K10 are its entries and what they import, each once, without what comes later', () => {
    expect(initialScripts(manifest, ['index.html'])).toEqual(['index.js', 'shared.js'])
    expect(initialScripts(manifest, ['index.html', 'page.tsx'])).toEqual(['index.js', 'shared.js', 'page.js'])
  })
  it('K10 an entry that the build does not have is an error, not nothing', () => {
    expect(() => initialScripts(manifest, ['gone.tsx'])).toThrow('gone.tsx')
  })
})
