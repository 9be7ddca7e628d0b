import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressBuild } from './compress-build.ts'
import { visitorPage } from './visitor-page.ts'

const api = { target: process.env.API_URL ?? 'http://127.0.0.1:4100' }

/**
 * What the pages behind the sign-in share, as one script: each part that is fetched later would split it further, and
 * small scripts compress badly. None of it may be on the way to the landing page.
 */
const behindSignIn = [
  '/@radix-ui/(?!react-(slot|compose-refs)/)',
  '/@?(floating-ui|react-remove-scroll|react-style-singleton|use-sidecar|use-callback-ref|aria-hidden|get-nonce|tslib)',
  '/react-query/build/modern/(useMutation|queryOptions)',
  '/contracts/src/(client|plain-text|images|projects|videos)',
  '/web/src/session/(client|report-failure|is-unauthorized|leave-to-sign-in)',
  '/web/src/ui/(toast|tooltip|icon-button|dialog|use-focus-return|progress|input|field)[.]',
  '/web/src/features/editor/(api|words-of-error|saving/use-leave-warning|clips/use-slide-clip)',
]

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwind(), compressBuild(), visitorPage()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  // Found only when somebody plays a film; bundling them then would load a second React into the open page.
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
          groups: [{ name: 'signed-in', test: new RegExp(behindSignIn.join('|')), minShareCount: 2 }],
        },
      },
    },
  },
})
