import type { Manifest } from './initial-scripts.ts'

/** Import cycles: the file that the browser runs first finds exports of the others undefined. */
export const importCycles = (manifest: Manifest): string[] => {
  const circles: string[] = []
  const done = new Set<string>()
  const visit = (name: string, path: readonly string[]) => {
    if (path.includes(name)) circles.push([...path.slice(path.indexOf(name)), name].join(' → '))
    if (path.includes(name) || done.has(name)) return
    for (const imported of manifest[name]?.imports ?? []) visit(imported, [...path, name])
    done.add(name)
  }
  for (const name of Object.keys(manifest)) visit(name, [])
  return circles
}
