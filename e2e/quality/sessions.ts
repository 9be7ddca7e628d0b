import { connectDatabase } from '@voxdeck/db/connect'
import type { NewPerson } from './new-person.ts'

/** Ends somebody's sessions where the product keeps them: what they have open does not know it yet. */
export const endSessions = async (databaseUrl: string, { userId }: NewPerson): Promise<void> => {
  const database = connectDatabase({ url: databaseUrl, connections: 1 })
  await database.db.deleteFrom('sessions').where('user_id', '=', userId).execute()
  await database.close()
}
