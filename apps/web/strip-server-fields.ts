import type { Plugin } from 'vite'
import { parseAst } from 'vite'

const contracts = /\/packages\/contracts\/src\/.*\.ts$/

/** Fields of an operation that only the server and the API description read. */
const serverFields = new Set(['summary', 'tag', 'access', 'errors', 'hasErrorField'])

type Node = { type: string; start: number; end: number; [field: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const visit = (node: Node, found: (node: Node) => void): void => {
  found(node)
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, found)
}

/** The properties to remove from `operation({ … })`, as ranges of the source. */
const rangesIn = (program: Node): { start: number; end: number }[] => {
  const ranges: { start: number; end: number }[] = []
  visit(program, (node) => {
    const callee = node.callee as Node | undefined
    const [definition] = (node.arguments ?? []) as Node[]
    if (node.type !== 'CallExpression' || callee?.name !== 'operation' || !definition) return
    for (const property of (definition.properties ?? []) as Node[])
      if (serverFields.has(String((property.key as Node | undefined)?.name))) ranges.push(property)
  })
  return ranges
}

export const withoutServerFields = (code: string): string => {
  const ranges = rangesIn(parseAst(code, { lang: 'ts' }) as unknown as Node)
  return ranges
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, ''), code)
}

/** Keeps what only the server reads out of the bundle: a client needs the path, the schemas and the response. */
export const stripServerFields = (): Plugin => ({
  name: 'strip-server-fields',
  enforce: 'pre',
  apply: 'build',
  transform: (code, id) => (contracts.test(id) ? { code: withoutServerFields(code), map: null } : null),
})
