import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { madeUp } from '../testing/made-up/made-up.ts'
import { createTranslation } from './create-translation.ts'
import { translationProviders } from './registry.ts'
import { translateScript } from './translate-script.ts'

const root = import.meta.dirname
const files = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  .filter((file) => !file.startsWith('testing/'))

describe('a provider', () => {
  it.each(translationProviders.map(({ id }) => id))('%s is a folder and a line of the registry', (id) => {
    const elsewhere = files.filter((file) => !file.startsWith(`${id}/`) && file !== 'registry.ts')
    const mentions = (file: string) => readFileSync(join(root, file), 'utf8').toLowerCase().includes(id)
    expect(elsewhere.filter(mentions)).toEqual([])
    expect(files).toContain(`${id}/${id}.ts`)
  })

  it('that is made up needs nothing else', async () => {
    const { choose } = createTranslation({ MADE_UP_SHOUT: '!' }, [...translationProviders, madeUp])
    const translator = await choose({ from: 'en', to: 'es' })
    const { script } = await translateScript(translator, {
      from: 'en',
      to: 'es',
      script: 'Open [it|eat],[pause 1s] Voxdeck. Now.',
      glossary: [{ term: 'Voxdeck', doNotTranslate: true }],
    })
    expect([translator.id, script]).toEqual(['made-up', 'OPEN IT,[pause 1s] Voxdeck.! NOW.!'])
  })
})
