import { randomUUID } from 'node:crypto'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { createObjectStore, type ObjectStore } from '../src/object-store.ts'
import { type ObjectStoreSettings, objectStoreConfig } from '../src/object-store-settings.ts'

/** A bucket of its own on the test run's object store, for tests that look at every object there is. */
export const newBucket = async (): Promise<ObjectStore> => {
  const config = {
    ...objectStoreConfig(process.env as unknown as ObjectStoreSettings),
    bucket: `test-${randomUUID()}`,
  }
  const { endpoint, region, accessKeyId, secretAccessKey } = config
  const s3 = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
  })
  await s3.send(new CreateBucketCommand({ Bucket: config.bucket }))
  s3.destroy()
  return createObjectStore(config)
}
