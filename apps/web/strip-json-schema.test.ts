import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { emptyExports } from './strip-json-schema.ts'

const contracts = createRequire(new URL('../../packages/contracts/package.json', import.meta.url))
const core = join(dirname(contracts.resolve('zod/package.json')), 'v4/core')

describe('the bundle without JSON Schema', () => {
  it.each(['to-json-schema', 'json-schema-processors'])(
    'has every export of %s, so that zod links',
    async (name) => {
      const path = join(core, `${name}.js`)
      const whole = Object.keys((await import(path)) as object)
      const stripped = emptyExports(readFileSync(path, 'utf8'))
      const empty = (await import(`data:text/javascript,${encodeURIComponent(stripped)}`)) as object
      expect(Object.keys(empty).toSorted()).toEqual(whole.toSorted())
      expect(whole.length).toBeGreaterThan(5)
    },
  )
})
