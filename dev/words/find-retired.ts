import { basename } from 'node:path'
import ts from 'typescript'
import { type RetiredWord, retiredWords } from './retired-words.ts'

/** `useHTTPServer_2` is 'use http server 2'. */
export const wordsOf = (identifier: string): string =>
  identifier
    .replace(/([a-z0-9])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .toLowerCase()

const contains = (words: string, retired: string): boolean => ` ${words} `.includes(` ${retired} `)

const identifiersOf = (path: string, text: string): Set<string> => {
  const found = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) found.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest))
  return found
}

export type Found = { path: string; name: string; word: RetiredWord }

/** Retired words in the path of a file and in its identifiers. */
export const findRetired = (path: string, text: string): Found[] => {
  const rows = retiredWords.filter(({ allowed }) => !allowed?.test(path))
  const names = [basename(path).replace(/\.[a-z.]+$/, ''), ...identifiersOf(path, text)]
  return names.flatMap((name) => {
    const words = wordsOf(name)
    return rows.filter(({ retired }) => contains(words, retired)).map((word) => ({ path, name, word }))
  })
}
