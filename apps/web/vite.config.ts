import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressBuild } from './compress-build.ts'
import { groupChunks } from './group-chunks.ts'
import { stripJsonSchema } from './strip-json-schema.ts'
import { stripServerFields } from './strip-server-fields.ts'
import { visitorPage } from './visitor-page.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

const api = { target: process.env.API_URL ?? 'http://127.0.0.1:4100' }

export default defineConfig({
  root,
  plugins: [react(), tailwind(), stripServerFields(), stripJsonSchema(), compressBuild(), visitorPage()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  // Lazily imported by the player. Pre-bundled here: optimising them on first use would load a second React
  // into the open page.
  optimizeDeps: { include: ['media-chrome/react', 'media-chrome/dist/utils/i18n.js'] },
  server: { proxy: { '/api': api, '/healthz': api, '/readyz': api } },
  build: {
    target: 'es2023',
    // These targets support light-dark() and oklch(); older ones would add a fallback for every colour.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The content security policy refuses data: URLs, so fonts and pictures are never inlined.
    assetsInlineLimit: 0,
    // Read by the bundle size check and by visitor-page.ts.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: groupChunks(root), debugName: 'pages' }],
        },
      },
    },
  },
})
