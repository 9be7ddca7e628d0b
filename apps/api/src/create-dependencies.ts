import { connectDatabase } from '@voxdeck/db/connect'
import { createDelivery } from '@voxdeck/delivery/create-delivery'
import { createObjectStore, s3Options } from '@voxdeck/storage/object-store'
import { objectStoreConfig } from '@voxdeck/storage/object-store-settings'
import { connectWorkflows } from '@voxdeck/workflow-client/connect-workflows'
import type { Config } from './config.ts'
import type { Dependencies } from './dependencies/dependencies.ts'
import { createEventHub } from './events/event-hub.ts'
import { createFetchPicture } from './identity/fetch-picture.ts'
import { createOidc } from './identity/oidc.ts'

export const createDependencies = async (config: Config) => {
  const database = connectDatabase({ url: config.DATABASE_URL, connections: 20 })
  const storeConfig = objectStoreConfig(config)
  const store = createObjectStore(storeConfig)
  const workflows = await connectWorkflows({
    address: config.TEMPORAL_ADDRESS,
    namespace: config.TEMPORAL_NAMESPACE,
  })
  const delivery = createDelivery({ db: database.db, store, workflows })
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
    s3: s3Options(storeConfig),
    workflows,
    delivery,
    oidc,
    fetchPicture: createFetchPicture(issuer),
    events,
    publicUrl,
    eventHeartbeatMs: config.EVENT_PULSE_SECONDS * 1000,
    installation: { dictation: config.DICTATION, recordingSeconds: config.RECORDING_SECONDS },
    sharesSpeech: config.SHARE_SPEECH,
    trashDays: config.TRASH_DAYS,
    isAdministrator: ({ email }) => email !== null && config.ADMIN_EMAILS.includes(email.toLowerCase()),
  }
  const close = async () => {
    await events.close()
    await delivery.close()
    await workflows.close()
    store.close()
    await database.close()
  }
  return { dependencies, close }
}
