// `node apps/worker/src/inventory.ts`: prints the objects that no row refers to, without removing any. The sweep removes
// those that are older than ORPHAN_HOURS.
import { connectDatabase } from '@voxdeck/db/connect'
import { createObjectStore } from '@voxdeck/storage/object-store'
import { type ObjectStoreSettings, objectStoreConfig } from '@voxdeck/storage/object-store-settings'
import { findOrphans } from './sweep/inventory.ts'

const database = connectDatabase({ url: process.env.DATABASE_URL ?? '', connections: 1 })
const store = createObjectStore(objectStoreConfig(process.env as unknown as ObjectStoreSettings))
let count = 0
for await (const keys of findOrphans(database.db, store, 0)) {
  count += keys.length
  for (const key of keys) process.stdout.write(`${key}\n`)
}
process.stderr.write(`${count} objects without a row; some may be in use by a video that is being made\n`)
store.close()
await database.close()
