import { constants, createWriteStream } from 'node:fs'
import { open as openFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  CopyObjectCommand,
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

/** A store that neither answers nor refuses is away too: without these, whoever asked it would wait for ever. */
const patience = { connectionTimeout: 5000, requestTimeout: 120_000, throwOnRequestTimeout: true }
/** Everybody who watches, pauses or reads slowly holds one: with the usual 50, so many keep the store from all others. */
const connections = { keepAlive: true, maxSockets: 1000 }
const downloadMs = 15 * 60_000

// What a jailed program left behind may be a link to a file of ours, or a pipe that never opens.
const plainly = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK

export type ObjectStore = ReturnType<typeof createObjectStore>

export const createObjectStore = (config: ObjectStoreConfig) => {
  const { bucket: Bucket } = config
  const s3 = new S3Client({
    endpoint: config.endpoint,
    region: config.region,
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
    // Bucket names as a path work on every server; as a host name they need DNS of their own.
    forcePathStyle: true,
    requestHandler: { ...patience, httpAgent: connections, httpsAgent: connections },
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
      await using file = await openFile(path, plainly)
      const facts = await file.stat()
      if (!facts.isFile()) throw new Error(`not a plain file: ${path}`)
      const params = { Bucket, Key: key, Body: file.createReadStream(), ContentType: contentType }
      await new Upload({ client: s3, params, partSize: 16 * 1024 * 1024, queueSize: 2 }).done()
      return facts.size
    },
    /** Passes a stream on as it comes, in the smallest parts S3 takes: what is held is a few of them. */
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
    /** Inside the store: the bytes do not travel. */
    copy: async (from: string, to: string) => {
      await s3.send(new CopyObjectCommand({ Bucket, CopySource: `${Bucket}/${encodeURI(from)}`, Key: to }))
    },
    remove: async (key: string) => {
      await s3.send(new DeleteObjectCommand({ Bucket, Key: key }))
    },
    close: () => s3.destroy(),
  }
}
