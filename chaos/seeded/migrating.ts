import { setTimeout as sleep } from 'node:timers/promises'
import { connectDatabase, type Database } from '@voxdeck/db/connect'
import { migrate, migrateDown, requireSchema } from '@voxdeck/db/migrate'
import { startNodeProcess } from '@voxdeck/dev/product/start-node-process'
import type { HarmedProduct } from './start-harmed-product.ts'

/** The first migration that a database of the release before lacks. */
const firstNew = '0016-artifact-objects'
const title = 'From the release before'

/** The address of another database on the same server. */
const besideUrl = (serverUrl: string, name: string): string => {
  const url = new URL(serverUrl)
  url.pathname = name
  return url.href
}

const inDatabase = async <T>(
  { databaseUrl }: HarmedProduct,
  name: string,
  work: (database: Database) => Promise<T>,
): Promise<T> => {
  const database = connectDatabase({ url: besideUrl(databaseUrl.direct, name), connections: 1 })
  return work(database).finally(() => database.close())
}

/** Makes a database with the schema of the release before, and a row in it. */
export const makeOldDatabase = async (harmed: HarmedProduct, name: string): Promise<void> => {
  await harmed.pool.query(`create database ${name}`)
  await inDatabase(harmed, name, async ({ db, pool }) => {
    await migrate(db)
    while ((await migrateDown(db)) !== firstNew);
    await pool.query('insert into projects (title) values ($1)', [title])
  })
}

/** Runs the migrate command until it succeeds; the first process is killed with -9 after `killAfterMs`. */
export const runMigrate = async (
  { databaseUrl, stateDir }: HarmedProduct,
  name: string,
  killAfterMs: number,
): Promise<void> => {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const running = await startNodeProcess({
      name: `migrate-${name}`,
      script: 'apps/api/src/migrate-database.ts',
      stateDir,
      env: { DATABASE_URL: besideUrl(databaseUrl.throughProxy, name) },
    })
    if (attempt === 0) {
      await Promise.race([sleep(killAfterMs), running.ended])
      if (running.isRunning()) process.kill(running.pid, 'SIGKILL')
    }
    if ((await running.ended) === 'exit code 0') return
    await sleep(500)
  }
}

/** What is wrong with a database that was migrated; drops it. */
export const checkMigrated = async (harmed: HarmedProduct, name: string): Promise<string[]> => {
  const faults = await inDatabase(harmed, name, async ({ db, pool }) => {
    const schema = await requireSchema(db).then(
      () => [],
      (error: Error) => [error.message],
    )
    const { rows } = await pool.query('select title from projects')
    return rows.length === 1 && rows[0].title === title ? schema : [...schema, 'a migration lost a row']
  })
  await harmed.pool.query(`drop database ${name} with (force)`)
  return faults
}
