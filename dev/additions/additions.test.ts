import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** For each kind of plug-in: a diff that adds a made-up one, and the package that tests with the same code. */
const additions = [
  { change: 'translation-provider', plugins: 'packages/translation' },
  { change: 'speech-engine', plugins: 'packages/speech' },
]

const addedLines = (diff: string, file: string): string[] => {
  const [, part = ''] = diff.split(`+++ b/${file}\n`)
  const body = part.split('\ndiff --git ')[0] ?? ''
  return body.split('\n').flatMap((line) => (line.startsWith('+') ? [line.slice(1)] : []))
}

describe.each(additions)('a $change', ({ change, plugins }) => {
  const sources = `${plugins}/src`
  const path = `dev/additions/${change}.diff`
  const diff = read(path)

  it('is added by a folder, and by its import and its entry in the registry', () => {
    const numbers = execFileSync('git', ['apply', '--numstat', path], { cwd: root, encoding: 'utf8' })
    expect(
      numbers
        .trim()
        .split('\n')
        .map((line) => line.split('\t')[2]),
    ).toEqual([`${sources}/made-up/made-up.ts`, `${sources}/registry.ts`])
    expect(addedLines(diff, `${sources}/registry.ts`)).toHaveLength(2)
  })

  it('is added so to the code as it is now', () => {
    expect(() => execFileSync('git', ['apply', '--check', path], { cwd: root })).not.toThrow()
  })

  it('is the one that its package is tested with', () => {
    const here = read(`${plugins}/testing/made-up/made-up.ts`)
      .replaceAll(`'../../src/`, `'../`)
      .replaceAll(`'../babble.ts'`, `'../../testing/babble.ts'`)
    expect(`${addedLines(diff, `${sources}/made-up/made-up.ts`).join('\n')}\n`).toBe(here)
  })
})

/** The walks of docs/adding.md: each names the files of its diff, in the order in which one goes through them. */
const walks = [
  { title: 'Add an operation', change: 'operation' },
  { title: 'Add a setting', change: 'setting' },
  { title: 'Add a language', change: 'language' },
  { title: 'Add a voice engine', change: 'speech-engine' },
]

describe.each(walks)('$title', ({ title, change }) => {
  const path = `dev/additions/${change}.diff`
  const walk = read('docs/adding.md').split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? ''

  it('can be walked in the code as it is now', () => {
    expect(() => execFileSync('git', ['apply', '--check', path], { cwd: root })).not.toThrow()
  })

  it('names every file that it changes', () => {
    const changed = [...read(path).matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, file = '']) => file)
    expect(changed.length).toBeGreaterThan(1)
    expect(changed.filter((file) => !walk.includes(`\`${file}\``))).toEqual([])
  })
})
