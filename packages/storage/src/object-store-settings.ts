import type { ObjectStoreConfig } from './object-store.ts'

/** Environment variables of the object store, in every process that uses it. */
export type ObjectStoreSettings = {
  S3_ENDPOINT: string
  S3_REGION: string
  S3_BUCKET: string
  S3_ACCESS_KEY_ID: string
  S3_SECRET_ACCESS_KEY: string
}

export const objectStoreConfig = (settings: ObjectStoreSettings): ObjectStoreConfig => ({
  endpoint: settings.S3_ENDPOINT,
  region: settings.S3_REGION,
  bucket: settings.S3_BUCKET,
  accessKeyId: settings.S3_ACCESS_KEY_ID,
  secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
})
