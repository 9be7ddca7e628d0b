import { z } from 'zod'

// In a page with a strict content security policy, zod's probe for compiled validators is reported as a
// violation. Every contract reaches this through operation.ts, so it runs before the first schema is built.
if ('document' in globalThis) z.config({ jitless: true })
