import type { Plugin } from 'vite'
import { parseAst } from 'vite'

const jsonSchema = /[\\/]zod[\\/]v4[\\/]core[\\/](to-json-schema|json-schema-processors)\.js$/

type Named = { name?: string; value?: string }
type Statement = {
  type: string
  declaration?: { id?: Named; declarations?: { id: Named }[] } | null
  specifiers?: { exported: Named }[]
}

const exportedNames = ({ type, declaration, specifiers = [] }: Statement): (string | undefined)[] => {
  if (type !== 'ExportNamedDeclaration') return []
  const declared = declaration?.declarations?.map(({ id }) => id.name) ?? [declaration?.id?.name]
  return [...declared, ...specifiers.map(({ exported }) => exported.name ?? exported.value)]
}

/** The same exports, none of which does anything. */
export const emptyExports = (code: string): string => {
  const { body } = parseAst(code) as unknown as { body: Statement[] }
  const names = body.flatMap(exportedNames).filter((name) => name !== undefined)
  return `const absent = () => {}\nexport { ${names.map((name) => `absent as ${name}`).join(', ')} }\n`
}

/** Keeps zod's JSON Schema writer, which only the API description needs, out of the bundle: 5 KB gzipped. */
export const stripJsonSchema = (): Plugin => ({
  name: 'strip-json-schema',
  apply: 'build',
  transform: (code, id) => (jsonSchema.test(id) ? { code: emptyExports(code), map: null } : null),
})
