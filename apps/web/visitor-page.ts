import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

type Chunk = { file: string; imports?: string[] }

const landing = 'src/features/landing/landing.tsx'
/** The largest contentful paint of the landing page, preloaded; see `opening` in video-card.tsx. */
const openingPicture = 'src/features/landing/pictures/video-4.webp'

/**
 * Writes `visitor.html`, the page for a browser without a session: index.html plus a meta tag that says so
 * (see get-user.ts) and preload links for the landing page, which the browser would otherwise discover only
 * after the scripts ran.
 */
export const visitorPage = (): Plugin => ({
  name: 'visitor-page',
  apply: 'build',
  writeBundle: async ({ dir = '' }) => {
    const page = await readFile(join(dir, 'index.html'), 'utf8')
    const manifest = JSON.parse(await readFile(join(dir, '.vite/manifest.json'), 'utf8')) as Record<
      string,
      Chunk
    >
    const fileOf = (name: string): string => {
      const file = manifest[name]?.file
      if (!file) throw new Error(`the build has no ${name}`)
      return `/${file}`
    }
    const scripts = [landing, ...(manifest[landing]?.imports ?? [])]
      .map(fileOf)
      .filter((file) => !page.includes(file))
    const head = [
      '<meta name="voxdeck-visitor" content="true">',
      `<link rel="preload" as="image" fetchpriority="high" href="${fileOf(openingPicture)}">`,
      ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
    ]
    await writeFile(join(dir, 'visitor.html'), page.replace('</head>', `${head.join('')}</head>`))
  },
})
