import { z } from 'zod'

// Under a strict content security policy zod's probe for compiled validators is reported as a violation.
// Imported before any contract: schemas decide when they are built.
z.config({ jitless: true })
