import type { Installation } from '@voxdeck/contracts/installation/get-installation'
import type { Database } from '@voxdeck/db/connect'
import type { Delivery } from '@voxdeck/delivery/create-delivery'
import type { ObjectStore, S3Options } from '@voxdeck/storage/object-store'
import type { Workflows } from '@voxdeck/workflow-client/connect-workflows'
import type { EventHub } from '../events/event-hub.ts'
import type { FetchPicture } from '../identity/fetch-picture.ts'
import type { Oidc } from '../identity/oidc.ts'

/** Services that the handlers use; each takes what it needs. */
export type Dependencies = Pick<Database, 'db' | 'pool'> & {
  store: ObjectStore
  /** How the tus server connects to the store. */
  s3: S3Options
  workflows: Workflows
  /** Tells Temporal and the store of committed changes. */
  delivery: Delivery
  oidc: Oidc
  fetchPicture: FetchPicture
  events: EventHub
  publicUrl: URL
  eventHeartbeatMs: number
  /** Settings that the pages may read. */
  installation: Installation
  /** Whether a sentence that was spoken for one account is reused for others. */
  sharesSpeech: boolean
  /** Days for which a deleted project can be brought back. */
  trashDays: number
  isAdministrator: (user: { email: string | null }) => boolean
}
