import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '../paths.ts'

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')

const example = read('.env.example')
const compose = read('deploy/compose.yaml')
/** Settings that compose reads; those behind a `#` are for installations without it. */
const named = [...example.matchAll(/^([A-Z0-9_]+)=/gm)]
  .map((match) => match[1] ?? '')
  // Compose reads this one itself.
  .filter((name) => name !== 'COMPOSE_PROFILES')

describe('the settings of an installation', () => {
  it.each(named)('%s of .env.example reaches a container', (name) => {
    expect(compose).toMatch(new RegExp(`\\$\\{${name}[:}]`))
  })

  it.each(['apps/api', 'apps/worker'])('of %s are all in .env.example', (app) => {
    const settings = [...read(`${app}/src/config.ts`).matchAll(/^ {2}([A-Z0-9_]+): z/gm)].map(
      (match) => match[1] ?? '',
    )
    expect(settings.length).toBeGreaterThan(10)
    expect(settings.filter((name) => !new RegExp(`^(# )?${name}=`, 'm').test(example))).toEqual([])
  })
})
