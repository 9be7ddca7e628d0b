import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { CreateBucketCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { cachePaths } from '../paths.ts'
import { loopback } from '../processes/ports.ts'
import { startProcess } from '../processes/start-process.ts'
import { answersOk, waitUntilReady } from '../processes/wait-until-ready.ts'
import { persistentSecret } from './persistent-secret.ts'
import type { Service, ServiceOptions } from './service.ts'

const region = 'us-east-1'
const bucket = 'voxdeck'

export type ObjectStore = Service & {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

const createBucketIfAbsent = async (store: Omit<ObjectStore, keyof Service>): Promise<void> => {
  const client = new S3Client({
    endpoint: store.endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId: store.accessKeyId, secretAccessKey: store.secretAccessKey },
  })
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket })).catch((error) => {
      if (error.$metadata?.httpStatusCode !== 404) throw error
      return client.send(new CreateBucketCommand({ Bucket: bucket }))
    })
  } finally {
    client.destroy()
  }
}

export const startObjectStore = async ({ stateDir, port }: ServiceOptions): Promise<ObjectStore> => {
  const folder = join(stateDir, 'object-store')
  const objects = join(folder, 'objects')
  const versions = join(folder, 'versions')
  await mkdir(objects, { recursive: true })
  await mkdir(versions, { recursive: true })
  const accessKeyId = await persistentSecret(stateDir, 's3-access-key-id')
  const secretAccessKey = await persistentSecret(stateDir, 's3-secret-access-key')
  const endpoint = `http://${loopback}:${port}`

  const running = await startProcess({
    name: 'object store',
    command: [
      cachePaths(process.env).versitygw,
      `--port=${loopback}:${port}`,
      `--region=${region}`,
      '--health=/healthz',
      '--quiet',
      'posix',
      `--versioning-dir=${versions}`,
      objects,
    ],
    env: { ROOT_ACCESS_KEY: accessKeyId, ROOT_SECRET_KEY: secretAccessKey },
    logFile: join(stateDir, 'logs', 'object-store.log'),
  })
  await waitUntilReady(running, answersOk(`${endpoint}/healthz`))
  const facts = { endpoint, region, bucket, accessKeyId, secretAccessKey }
  await createBucketIfAbsent(facts)
  return { name: 'object store', pid: running.pid, ...facts, stop: running.stop }
}
