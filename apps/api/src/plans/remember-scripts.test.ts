import type { ScriptReader } from '@voxdeck/core/plan/make-plan'
import { readScript } from '@voxdeck/core/script/read-script'
import { describe, expect, it, vi } from 'vitest'
import { rememberScripts } from './remember-scripts.ts'

describe('rememberScripts', () => {
  it('reads a script once for each language and lexicon, and forgets the oldest', () => {
    const lexicon = [{ term: 'voxdeck', say: 'VOX deck' }]
    const script = 'Voxdeck speaks.'
    const read = vi.fn<ScriptReader>(readScript)
    const remembered = rememberScripts(read, 2 * script.length)
    expect(remembered(script, { language: 'en', lexicon })).toEqual(
      readScript(script, { language: 'en', lexicon }),
    )
    remembered(script, { language: 'en', lexicon: [...lexicon] })
    expect(read).toHaveBeenCalledTimes(1)
    expect(remembered(script, { language: 'en', lexicon: [] })).toEqual(
      readScript(script, { language: 'en' }),
    )
    remembered(script, { language: 'en', lexicon })
    expect(read).toHaveBeenCalledTimes(2)
    remembered('Another story.', { language: 'en', lexicon })
    remembered(script, { language: 'en', lexicon })
    expect(read).toHaveBeenCalledTimes(3)
    remembered(script, { language: 'en', lexicon: [] })
    expect(read).toHaveBeenCalledTimes(4)
  })
})
