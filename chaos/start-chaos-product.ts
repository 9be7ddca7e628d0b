import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Client, createClient } from '@voxdeck/contracts/client'
import { connectDatabase } from '@voxdeck/db/connect'
import { ada } from '@voxdeck/dev/identity-provider/people'
import type { Environment } from '@voxdeck/dev/paths'
import { freePort } from '@voxdeck/dev/processes/ports'
import { signIn } from '@voxdeck/dev/sign-in'
import { startProduct } from '@voxdeck/dev/start-product'
import { startServices } from '@voxdeck/dev/start-services'
import { createObjectStore } from '@voxdeck/storage/object-store'
import { objectStoreConfig } from '@voxdeck/storage/object-store-settings'

export type ChaosProduct = Awaited<ReturnType<typeof startChaosProduct>>

/** API and worker as separate processes with their own services: chaos tests kill some of them. */
export const startChaosProduct = async ({
  apiEnv = {},
  workerEnv = {},
}: {
  apiEnv?: Environment
  workerEnv?: Environment
} = {}) => {
  const stateDir = await mkdtemp(join(tmpdir(), 'voxdeck-chaos-'))
  const publicUrl = `http://localhost:${await freePort()}`
  const services = await startServices({ stateDir, ports: 'free', publicUrl, durable: false })
  const product = await startProduct({
    services,
    mode: 'production',
    ports: 'free',
    // These tests poll every few milliseconds to act at an exact moment, which exceeds a person's rate limit.
    apiEnv: { WEB_DIST: undefined, RATE_LIMIT_PER_MINUTE: '100000', ...apiEnv },
    workerEnv,
  })
  const cookie = await signIn({ publicUrl, user: ada })
  const client: Client = createClient({ baseUrl: publicUrl, headers: { cookie, origin: publicUrl } })
  const database = connectDatabase({ url: services.env.DATABASE_URL })
  const store = createObjectStore(objectStoreConfig(services.env))
  return {
    product,
    /** Process ids of the services. */
    pids: services.pids,
    publicUrl,
    client,
    db: database.db,
    pool: database.pool,
    store,
    temporal: { address: services.env.TEMPORAL_ADDRESS, namespace: services.env.TEMPORAL_NAMESPACE },
    stop: async () => {
      await database.close()
      store.close()
      await product.stop()
      await services.stop()
      await rm(stateDir, { recursive: true, force: true })
    },
  }
}
