import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

export type SourceFile = { path: string; lines: number; imports: string[] }

const isCode = (path: string): boolean => /\.(ts|tsx|mjs|cjs|jsx)$/.test(path)
export const isTest = (path: string): boolean => /\.test\.tsx?$|\.spec\.ts$|(^|\/)testing\//.test(path)
/** What runs at an installation: no tests, and none of the folders that develop, test and measure it. */
export const isProduct = (path: string): boolean =>
  /^(apps|packages)\/[^/]+\/src\//.test(path) && !isTest(path)
export const folderOf = (path: string): string => dirname(path)

const specifiers = /(?:from|import|resolve)\s*\(?\s*['"]([^'"\n]+)['"]/g

/** Every tracked source file of a checkout, with the files of ours that it imports. */
export const readSourceFiles = (root: string): SourceFile[] => {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  })
  const paths = listed.split('\n').filter((path) => isCode(path) && existsSync(join(root, path)))
  const known = new Set(paths)
  const find = (path: string): string | undefined =>
    [path, `${path}.ts`, `${path}.tsx`].find((candidate) => known.has(candidate))
  const resolve = (from: string, specifier: string): string | undefined => {
    if (specifier.startsWith('.')) return find(normalize(join(dirname(from), specifier)))
    if (specifier.startsWith('@/')) return find(`apps/web/src/${specifier.slice(2)}`)
    const [, name, rest] = /^@voxdeck\/([^/]+)\/(.+)$/.exec(specifier) ?? []
    if (!name || !rest) return undefined
    return find(`packages/${name}/src/${rest}`) ?? find(`packages/${name}/${rest}`) ?? find(`${name}/${rest}`)
  }
  return paths.map((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    const imports = [...text.matchAll(specifiers)].flatMap(([, specifier]) => {
      const target = specifier && resolve(path, specifier)
      return target && target !== path ? [target] : []
    })
    return { path, lines: text.split('\n').length - 1, imports: [...new Set(imports)] }
  })
}
