import { randomBytes } from 'node:crypto'
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { namespaceExists } from './namespace-exists.ts'

const setting = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: are the services running?`)
  return value
}

describe('the real services', () => {
  it('Postgres answers a query, to those who know the password', async () => {
    const client = new pg.Client({ connectionString: setting('DATABASE_URL') })
    await client.connect()
    const { rows } = await client.query("SELECT 1 AS one, current_setting('server_encoding') AS encoding")
    await client.end()
    expect(rows).toEqual([{ one: 1, encoding: 'UTF8' }])

    const stranger = new URL(setting('DATABASE_URL'))
    stranger.password = 'guess'
    await expect(new pg.Client({ connectionString: stranger.href }).connect()).rejects.toThrow('password')
  })

  it('the object store gives back what was put, and a range of it', async () => {
    const client = new S3Client({
      endpoint: setting('S3_ENDPOINT'),
      region: setting('S3_REGION'),
      forcePathStyle: true,
      credentials: {
        accessKeyId: setting('S3_ACCESS_KEY_ID'),
        secretAccessKey: setting('S3_SECRET_ACCESS_KEY'),
      },
    })
    const object = { Bucket: setting('S3_BUCKET'), Key: `services-test/${randomBytes(8).toString('hex')}` }
    const bytes = randomBytes(100_000)
    await client.send(new PutObjectCommand({ ...object, Body: bytes }))
    const whole = await client.send(new GetObjectCommand(object))
    expect(Buffer.from((await whole.Body?.transformToByteArray()) ?? []).equals(bytes)).toBe(true)
    const part = await client.send(new GetObjectCommand({ ...object, Range: 'bytes=10-19' }))
    expect(Buffer.from((await part.Body?.transformToByteArray()) ?? [])).toEqual(bytes.subarray(10, 20))
    client.destroy()
  })

  it('the object store refuses a request without a signature', async () => {
    const response = await fetch(`${setting('S3_ENDPOINT')}/${setting('S3_BUCKET')}/anything`)
    expect(response.status).toBe(403)
  })

  it('Temporal has the namespace, and not another', async () => {
    const address = setting('TEMPORAL_ADDRESS')
    expect(await namespaceExists(address, setting('TEMPORAL_NAMESPACE'))).toBe(true)
    expect(await namespaceExists(address, 'nowhere')).toBe(false)
  })

  it('the identity provider describes itself', async () => {
    const issuer = setting('OIDC_ISSUER')
    const response = await fetch(`${issuer}/.well-known/openid-configuration`)
    expect(await response.json()).toMatchObject({
      issuer,
      code_challenge_methods_supported: ['S256'],
      scopes_supported: expect.arrayContaining(['openid', 'email', 'profile']),
    })
  })
})
