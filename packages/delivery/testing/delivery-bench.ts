import { Client, Connection } from '@temporalio/client'
import { createMigratedDatabase } from '@voxdeck/db/testing/test-database'
import { createObjectStore, type ObjectStore } from '@voxdeck/storage/object-store'
import { type ObjectStoreSettings, objectStoreConfig } from '@voxdeck/storage/object-store-settings'
import { connectWorkflows, type TemporalConfig } from '@voxdeck/workflow-client/connect-workflows'
import { createDelivery } from '../src/create-delivery.ts'

export type DeliveryBench = Awaited<ReturnType<typeof createDeliveryBench>>

/** Delivery from a database of its own to a Temporal namespace and an object store, the test run's if none is given. */
export const createDeliveryBench = async (temporal: TemporalConfig, own?: ObjectStore) => {
  const database = await createMigratedDatabase()
  const store = own ?? createObjectStore(objectStoreConfig(process.env as unknown as ObjectStoreSettings))
  const workflows = await connectWorkflows(temporal)
  const delivery = createDelivery({ db: database.db, store, workflows })
  const connection = await Connection.connect({ address: temporal.address })
  const client = new Client({ connection, namespace: temporal.namespace })
  const close = async () => {
    await delivery.close()
    await workflows.close()
    await connection.close()
    store.close()
    await database.close()
  }
  return { database, store, workflows, delivery, client, close }
}
