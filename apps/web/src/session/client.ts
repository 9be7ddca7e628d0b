import { createClient } from '@voxdeck/contracts/client'

/** Every call of the pages goes through this one; features pass it a contract. */
export const client = createClient()
