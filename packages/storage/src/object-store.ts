import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'

export type ObjectStoreConfig = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

export type StoredObject = { body: Readable; size: number; contentRange: string | null }

export class ObjectMissing extends Error {
  constructor(key: string) {
    super(`no object ${key}`)
    this.name = 'ObjectMissing'
  }
}

export type ObjectStore = ReturnType<typeof createObjectStore>

export const createObjectStore = (config: ObjectStoreConfig) => {
  const { bucket: Bucket } = config
  const s3 = new S3Client({
    endpoint: config.endpoint,
    region: config.region,
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
    // Bucket names as a path work on every server; as a host name they need DNS of their own.
    forcePathStyle: true,
  })

  const open = async (key: string, range?: string): Promise<StoredObject> => {
    try {
      const answer = await s3.send(new GetObjectCommand({ Bucket, Key: key, Range: range }))
      return {
        body: answer.Body as Readable,
        size: answer.ContentLength ?? 0,
        contentRange: answer.ContentRange ?? null,
      }
    } catch (error) {
      if (error instanceof NoSuchKey || error instanceof NotFound) throw new ObjectMissing(key)
      throw error
    }
  }

  return {
    check: async () => {
      await s3.send(new HeadBucketCommand({ Bucket }))
    },
    put: async (key: string, body: Uint8Array | string, contentType: string) => {
      await s3.send(new PutObjectCommand({ Bucket, Key: key, Body: body, ContentType: contentType }))
    },
    /** Streams a file up, in parts when it is large. Returns its size. */
    putFile: async (key: string, path: string, contentType: string): Promise<number> => {
      const { size } = await stat(path)
      const params = { Bucket, Key: key, Body: createReadStream(path), ContentType: contentType }
      await new Upload({ client: s3, params, partSize: 16 * 1024 * 1024, queueSize: 2 }).done()
      return size
    },
    open,
    getText: async (key: string): Promise<string> => {
      const { body } = await open(key)
      return Buffer.concat(await body.toArray()).toString('utf8')
    },
    getFile: async (key: string, path: string) => {
      const { body } = await open(key)
      await pipeline(body, createWriteStream(path))
    },
    remove: async (key: string) => {
      await s3.send(new DeleteObjectCommand({ Bucket, Key: key }))
    },
    close: () => s3.destroy(),
  }
}
