/** One chunk of Vite's manifest. */
export type ManifestChunk = { file: string; imports?: string[]; dynamicImports?: string[] }
export type Manifest = Record<string, ManifestChunk>

/** The scripts of some entries and of their static imports, without duplicates. */
export const initialScripts = (manifest: Manifest, entries: readonly string[]): string[] => {
  const files = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`the build has no ${name}`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const entry of entries) visit(entry)
  return [...files].filter((file) => file.endsWith('.js'))
}
