import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Connection, Client as TemporalClient } from '@temporalio/client'
import { type Client, createClient } from '@voxdeck/contracts/client'
import { connectDatabase } from '@voxdeck/db/connect'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { freePort } from '@voxdeck/dev/processes/ports'
import { signIn } from '@voxdeck/dev/sign-in'
import { startProduct } from '@voxdeck/dev/start-product'
import { type ServicesEnv, startServices } from '@voxdeck/dev/start-services'
import { createObjectStore } from '@voxdeck/storage/object-store'
import { objectStoreConfig } from '@voxdeck/storage/object-store-settings'
import { startToxiproxy, type Toxiproxy } from './toxiproxy.ts'

const processes = ['api', 'worker'] as const
const servers = ['postgres', 'object-store', 'temporal'] as const

/** Every connection of the product, by name. */
export const links = processes.flatMap((process) => servers.map((server) => `${process}-${server}`))

export type HarmedProduct = Awaited<ReturnType<typeof startHarmedProduct>>

/** The addresses of the servers as one process of the product sees them: through its own proxies. */
const throughProxies = async (
  toxiproxy: Toxiproxy,
  process: (typeof processes)[number],
  { DATABASE_URL, S3_ENDPOINT, TEMPORAL_ADDRESS }: ServicesEnv,
) => {
  const lead = (server: (typeof servers)[number], upstream: string) =>
    toxiproxy.lead(`${process}-${server}`, upstream)
  const database = new URL(DATABASE_URL)
  database.host = await lead('postgres', database.host)
  return {
    DATABASE_URL: database.href,
    S3_ENDPOINT: `http://${await lead('object-store', new URL(S3_ENDPOINT).host)}`,
    TEMPORAL_ADDRESS: await lead('temporal', TEMPORAL_ADDRESS),
  }
}

/** The product with a proxy in each of its connections. The harness itself asks the servers directly. */
export const startHarmedProduct = async () => {
  const stateDir = await mkdtemp(join(tmpdir(), 'voxdeck-seeded-'))
  const publicUrl = `http://localhost:${await freePort()}`
  const services = await startServices({ stateDir, ports: 'free', publicUrl, durable: false })
  const toxiproxy = await startToxiproxy(stateDir)
  const apiEnv = await throughProxies(toxiproxy, 'api', services.env)
  const product = await startProduct({
    services,
    mode: 'production',
    ports: 'free',
    apiEnv: {
      WEB_DIST: undefined,
      RATE_LIMIT_PER_MINUTE: '100000',
      ...apiEnv,
    },
    workerEnv: { VOICES_DIR: '', ...(await throughProxies(toxiproxy, 'worker', services.env)) },
  })
  const cookie = await signIn({ publicUrl, user: ada })
  const client: Client = createClient({
    baseUrl: publicUrl,
    headers: { cookie, origin: publicUrl },
    // A request that is not answered is a request that was not acknowledged.
    fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(10_000) }),
  })
  const database = connectDatabase({ url: services.env.DATABASE_URL })
  const store = createObjectStore(objectStoreConfig(services.env))
  const connection = await Connection.connect({ address: services.env.TEMPORAL_ADDRESS })
  return {
    product,
    toxiproxy,
    /** Process ids of the servers. */
    pids: services.pids,
    client,
    publicUrl,
    headers: { cookie, origin: publicUrl },
    stateDir,
    databaseUrl: { direct: services.env.DATABASE_URL, throughProxy: apiEnv.DATABASE_URL },
    db: database.db,
    pool: database.pool,
    store,
    temporal: new TemporalClient({ connection, namespace: services.env.TEMPORAL_NAMESPACE }),
    stop: async () => {
      await connection.close()
      await database.close()
      store.close()
      await product.stop()
      await toxiproxy.stop()
      await services.stop()
      await rm(stateDir, { recursive: true, force: true })
    },
  }
}
