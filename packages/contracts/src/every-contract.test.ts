import { readdir } from 'node:fs/promises'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { errors } from './errors.ts'
import type { Operation } from './operation.ts'

const folder = new URL('.', import.meta.url)

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'success' in value

const load = async (file: string): Promise<{ file: string; exported: string; operation: Operation }[]> => {
  const module = (await import(new URL(file, folder).href)) as Record<string, unknown>
  return Object.entries(module).flatMap(([exported, operation]) =>
    isOperation(operation) ? [{ file, exported, operation }] : [],
  )
}

const files = (await readdir(folder, { recursive: true })).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
)
const contracts = (await Promise.all(files.map(load))).flat()
const named = contracts.map((contract) => [contract.operation.id, contract] as const)
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

describe('every contract', () => {
  it('is found', () => expect(contracts.length).toBeGreaterThan(25))

  it.each(named)('%s: the parameters of its path are those of its schema', (_, { operation }) => {
    const inPath = Array.from(operation.path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
    expect(Object.keys(operation.params?.shape ?? {}).toSorted()).toEqual(inPath.toSorted())
  })

  it.each(named)('%s: its export, its id and its file have one name', (id, { file, exported }) => {
    expect(exported).toBe(id)
    expect(basename(file, '.ts')).toBe(kebab(id))
  })

  it.each(named)('%s: its errors are rows of the table, each once', (_, { operation }) => {
    expect(Object.keys(errors)).toEqual(expect.arrayContaining([...operation.errors]))
    expect(new Set(operation.errors).size).toBe(operation.errors.length)
  })

  it.each(named.filter(([, { operation }]) => operation.params))(
    '%s: what names a thing that may be missing answers not_found',
    (_, { operation }) => expect(operation.errors).toContain('not_found'),
  )

  it.each(named)('%s: a body is JSON or a form, and who only reads sends none', (_, { operation }) => {
    const bodies = [operation.body, operation.form].filter(Boolean)
    expect(bodies.length).toBeLessThanOrEqual(operation.method === 'GET' ? 0 : 1)
  })

  it.each(named)('%s: an answer has the status of its kind', (_, { operation }) => {
    const { status, body } = operation.success
    const kinds: Partial<Record<string, number[]>> = { empty: [204], redirect: [302] }
    expect((typeof body === 'string' && kinds[body]) || [200, 201, 202]).toContain(status)
  })

  it('no two share an id, or a method and path', () => {
    const ids = contracts.map(({ operation }) => operation.id)
    const routes = contracts.map(
      ({ operation }) => `${operation.method} ${operation.path.replace(/\{\w+\}/g, '{}')}`,
    )
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(routes).size).toBe(routes.length)
  })
})
