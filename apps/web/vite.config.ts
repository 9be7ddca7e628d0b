import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { calledContracts } from './called-contracts.ts'
import { compressBuild } from './compress-build.ts'
import { groupChunks } from './group-chunks.ts'
import { visitorPage } from './visitor-page.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

const api = { target: process.env.API_URL ?? 'http://127.0.0.1:4100' }

export default defineConfig({
  root,
  plugins: [react(), tailwind(), calledContracts(), compressBuild(), visitorPage()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  // Found only when somebody plays a video; bundling them then would load a second React into the open page.
  optimizeDeps: { include: ['media-chrome/react', 'media-chrome/dist/utils/i18n.js'] },
  server: { proxy: { '/api': api, '/healthz': api, '/readyz': api } },
  build: {
    target: 'es2023',
    // light-dark() and oklch() are kept as written; a rewritten fallback would double every colour.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // A face or picture inlined as data: would be refused by the content security policy.
    assetsInlineLimit: 0,
    // Read by the check of bundle sizes and for the page of visitors.
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
