import { connectDatabase, type Database } from '@voxdeck/db/connect'
import { createObjectStore, type ObjectStore } from '@voxdeck/storage/object-store'
import { objectStoreConfig } from '@voxdeck/storage/object-store-settings'
import { connectWorkflows, type Workflows } from '@voxdeck/workflow-client/connect-workflows'
import type { Config } from './config.ts'
import { createFetchPicture, type FetchPicture } from './features/auth/fetch-picture.ts'
import { createOidc, type Oidc } from './features/auth/oidc.ts'
import { createEventHub, type EventHub } from './features/projects/event-hub.ts'

/** Services that the handlers use; each takes what it needs. */
export type Dependencies = Pick<Database, 'db' | 'pool'> & {
  store: ObjectStore
  workflows: Workflows
  oidc: Oidc
  fetchPicture: FetchPicture
  events: EventHub
  publicUrl: URL
  eventPulseMs: number
  /** Settings that the pages may read. */
  installation: { dictation: boolean }
  isAdministrator: (user: { email: string | null }) => boolean
}

export const createDependencies = async (config: Config) => {
  const database = connectDatabase({ url: config.DATABASE_URL, connections: 20 })
  const store = createObjectStore(objectStoreConfig(config))
  const workflows = await connectWorkflows({
    address: config.TEMPORAL_ADDRESS,
    namespace: config.TEMPORAL_NAMESPACE,
  })
  const publicUrl = new URL(config.PUBLIC_URL)
  const issuer = new URL(config.OIDC_ISSUER)
  const oidc = createOidc({
    issuer,
    clientId: config.OIDC_CLIENT_ID,
    clientSecret: config.OIDC_CLIENT_SECRET,
    redirectUri: new URL('/api/callback', publicUrl).href,
  })
  const events = createEventHub(database)
  const dependencies: Dependencies = {
    ...database,
    store,
    workflows,
    oidc,
    fetchPicture: createFetchPicture(issuer),
    events,
    publicUrl,
    eventPulseMs: config.EVENT_PULSE_SECONDS * 1000,
    installation: { dictation: config.DICTATION },
    isAdministrator: ({ email }) => email !== null && config.ADMIN_EMAILS.includes(email.toLowerCase()),
  }
  const close = async () => {
    await events.close()
    await workflows.close()
    store.close()
    await database.close()
  }
  return { dependencies, close }
}
