import { constants, createWriteStream } from 'node:fs'
import { open as openFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  AbortMultipartUploadCommand,
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
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

/** Timeouts for a store that neither answers nor refuses: without them a request would wait for ever. */
const patience = { connectionTimeout: 5000, requestTimeout: 120_000, throwOnRequestTimeout: true }
/**
 * Every client that plays, pauses or reads slowly holds a socket: the default of 50 would block all other requests.
 */
const connections = { keepAlive: true, maxSockets: 1000 }
const downloadMs = 15 * 60_000

// A file left by a jailed program may be a link to one of our files, or a pipe that never opens.
const openFlags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK

export type S3Options = ReturnType<typeof s3Options>

export const s3Options = (config: ObjectStoreConfig) => ({
  bucket: config.bucket,
  endpoint: config.endpoint,
  region: config.region,
  credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
  // Bucket names in the path work on every server; in the host name they need their own DNS.
  forcePathStyle: true,
  requestHandler: { ...patience, httpAgent: connections, httpsAgent: connections },
})

export type ObjectStore = ReturnType<typeof createObjectStore>

export const createObjectStore = (config: ObjectStoreConfig) => {
  const { bucket: Bucket } = config
  const s3 = new S3Client(s3Options(config))

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
    /** Uploads a file as a stream, in parts when it is large. Returns its size. */
    putFile: async (key: string, path: string, contentType: string): Promise<number> => {
      await using file = await openFile(path, openFlags)
      const facts = await file.stat()
      if (!facts.isFile()) throw new Error(`not a plain file: ${path}`)
      const params = { Bucket, Key: key, Body: file.createReadStream(), ContentType: contentType }
      await new Upload({ client: s3, params, partSize: 16 * 1024 * 1024, queueSize: 2 }).done()
      return facts.size
    },
    /** Uploads a stream as it arrives, in the smallest parts S3 accepts: only a few of them are in memory. */
    putStream: async (key: string, body: Readable, contentType: string): Promise<void> => {
      const params = { Bucket, Key: key, Body: body, ContentType: contentType }
      await new Upload({ client: s3, params, partSize: 5 * 1024 * 1024, queueSize: 2 }).done()
    },
    open,
    getText: async (key: string): Promise<string> => {
      const { body } = await open(key)
      return Buffer.concat(await body.toArray()).toString('utf8')
    },
    getFile: async (key: string, path: string) => {
      const { body } = await open(key)
      await pipeline(body, createWriteStream(path), { signal: AbortSignal.timeout(downloadMs) })
    },
    /** Copies inside the store: the bytes are not transferred. */
    copy: async (from: string, to: string) => {
      await s3.send(new CopyObjectCommand({ Bucket, CopySource: `${Bucket}/${encodeURI(from)}`, Key: to }))
    },
    remove: async (key: string) => {
      await s3.send(new DeleteObjectCommand({ Bucket, Key: key }))
    },
    /** All objects, a page at a time. */
    async *list(): AsyncGenerator<{ key: string; storedAt: Date }[]> {
      let ContinuationToken: string | undefined
      do {
        const page = await s3.send(new ListObjectsV2Command({ Bucket, ContinuationToken }))
        yield (page.Contents ?? []).map(({ Key = '', LastModified = new Date() }) => ({
          key: Key,
          storedAt: LastModified,
        }))
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken)
    },
    /** Gives up uploads in parts that began before this time and were never completed. */
    abortUploads: async (before: Date): Promise<number> => {
      const { Uploads = [] } = await s3.send(new ListMultipartUploadsCommand({ Bucket }))
      const old = Uploads.filter(({ Initiated }) => Initiated && Initiated < before)
      for (const { Key, UploadId } of old)
        await s3.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }))
      return old.length
    },
    close: () => s3.destroy(),
  }
}
