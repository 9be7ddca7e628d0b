import { createClient } from '@voxdeck/contracts/client'

/** The one API client of the pages; features call it with a contract. */
export const client = createClient()
