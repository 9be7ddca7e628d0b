import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const text = /\.(js|css|svg)$/

/**
 * Writes `.br` and `.gz` beside every text file of the build, so the server does not compress per request.
 */
export const compressBuild = (): Plugin => ({
  name: 'compress-build',
  apply: 'build',
  writeBundle: async ({ dir = '' }) => {
    const entries = await readdir(dir, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile() && text.test(entry.name))
    await Promise.all(
      files.map(async ({ parentPath, name }) => {
        const path = join(parentPath, name)
        const bytes = await readFile(path)
        await writeFile(`${path}.br`, brotliCompressSync(bytes))
        await writeFile(`${path}.gz`, gzipSync(bytes, { level: 9 }))
      }),
    )
  },
})
