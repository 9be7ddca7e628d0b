import { processFailure } from '../processes/start-process.ts'
import type { ProductSetting } from './product-setting.ts'
import { startNodeProcess } from './start-node-process.ts'

/** Brings the database up to date, before the product's processes start. */
export const migrateDatabase = async ({ servicesEnv, stateDir }: ProductSetting): Promise<void> => {
  const running = await startNodeProcess({
    name: 'migrate',
    script: 'apps/api/src/migrate-database.ts',
    stateDir,
    env: servicesEnv,
  })
  const end = await running.ended
  if (end !== 'exit code 0') throw processFailure(running, `ended with ${end}`)
}
