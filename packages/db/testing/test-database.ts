import { randomBytes } from 'node:crypto'
import { connectDatabase, type Database } from '../src/connect.ts'
import { migrate } from '../src/migrate.ts'

const serverUrl = (): URL => new URL(process.env.DATABASE_URL ?? '')

const onServer = async (statement: string): Promise<void> => {
  const server = connectDatabase({ url: serverUrl().href, connections: 1 })
  await server.pool.query(statement).finally(() => server.close())
}

/** Creates an empty database on the Postgres of the test run; `close` drops it. */
export const createTestDatabase = async (): Promise<Database> => {
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(`create database ${name}`)
  const url = serverUrl()
  url.pathname = name
  const database = connectDatabase({ url: url.href })
  const close = async () => {
    await database.close()
    await onServer(`drop database ${name} with (force)`)
  }
  return { ...database, close }
}

export const createMigratedDatabase = async (): Promise<Database> => {
  const database = await createTestDatabase()
  await migrate(database.db)
  return database
}
