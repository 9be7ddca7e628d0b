// Brings the database up to this release, before its processes start: `node apps/api/src/migrate-database.ts`.
import { connectDatabase } from '@voxdeck/db/connect'
import { migrate } from '@voxdeck/db/migrate'
import { z } from 'zod'

const { DATABASE_URL } = z.object({ DATABASE_URL: z.string() }).parse(process.env)
const database = connectDatabase({ url: DATABASE_URL, connections: 1 })
try {
  const migrated = await migrate(database.db)
  process.stdout.write(`${JSON.stringify({ msg: 'database migrated', migrated })}\n`)
} finally {
  await database.close()
}
