import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fixedPorts, type PortName } from './fixed-ports.ts'
import { fixedPort, freePort } from './processes/ports.ts'
import { type IdentityProvider, startIdentityProvider } from './services/identity-provider.ts'
import { type ObjectStore, startObjectStore } from './services/object-store.ts'
import { type Postgres, startPostgres } from './services/postgres.ts'
import type { Service } from './services/service.ts'
import { startTemporal, type Temporal } from './services/temporal.ts'
import { startTranslationServer, type TranslationServer } from './services/translation-server.ts'

export type ServicesEnv = {
  DATABASE_URL: string
  S3_ENDPOINT: string
  S3_REGION: string
  S3_BUCKET: string
  S3_ACCESS_KEY_ID: string
  S3_SECRET_ACCESS_KEY: string
  TEMPORAL_ADDRESS: string
  TEMPORAL_NAMESPACE: string
  OIDC_ISSUER: string
  OIDC_CLIENT_ID: string
  OIDC_CLIENT_SECRET: string
  APERTIUM_URL: string
}

export type Ports = 'fixed' | 'free'

export type Services = {
  env: ServicesEnv
  stateDir: string
  publicUrl: string
  /** Process ids by the service's name. */
  pids: Record<string, number>
  stop: () => Promise<void>
}

export type ServicesOptions = {
  stateDir: string
  ports: Ports
  /** The product's address, to which the identity provider redirects after a sign-in. */
  publicUrl: string
  /** Whether data must survive a power cut; tests set false to skip flushes to disk. */
  durable?: boolean
}

export const choosePort = (ports: Ports, name: PortName): Promise<number> =>
  ports === 'fixed' ? fixedPort(fixedPorts[name]) : freePort()

const environmentOf = (
  postgres: Postgres,
  objectStore: ObjectStore,
  temporal: Temporal,
  identityProvider: IdentityProvider,
  translationServer: TranslationServer,
): ServicesEnv => ({
  DATABASE_URL: postgres.databaseUrl,
  S3_ENDPOINT: objectStore.endpoint,
  S3_REGION: objectStore.region,
  S3_BUCKET: objectStore.bucket,
  S3_ACCESS_KEY_ID: objectStore.accessKeyId,
  S3_SECRET_ACCESS_KEY: objectStore.secretAccessKey,
  TEMPORAL_ADDRESS: temporal.address,
  TEMPORAL_NAMESPACE: temporal.namespace,
  OIDC_ISSUER: identityProvider.issuer,
  OIDC_CLIENT_ID: identityProvider.clientId,
  OIDC_CLIENT_SECRET: identityProvider.clientSecret,
  APERTIUM_URL: translationServer.apertiumUrl,
})

const stopAll = async (services: Service[]): Promise<void> => {
  await Promise.all(services.map((service) => service.stop()))
}

export const startServices = async (options: ServicesOptions): Promise<Services> => {
  const { stateDir, publicUrl, ports, durable = true } = options
  await mkdir(stateDir, { recursive: true })
  // Logs are of one run only.
  await rm(join(stateDir, 'logs'), { recursive: true, force: true })
  const [postgresPort, objectStorePort, temporalPort, identityProviderPort, translationPort] =
    await Promise.all([
      choosePort(ports, 'postgres'),
      choosePort(ports, 'objectStore'),
      choosePort(ports, 'temporal'),
      choosePort(ports, 'identityProvider'),
      choosePort(ports, 'translationServer'),
    ])
  const started: Service[] = []
  const trackStarted = async <T extends Service>(starting: Promise<T>): Promise<T> => {
    const service = await starting
    started.push(service)
    return service
  }

  const starting = [
    trackStarted(startPostgres({ stateDir, port: postgresPort, durable })),
    trackStarted(startObjectStore({ stateDir, port: objectStorePort })),
    trackStarted(startTemporal({ stateDir, port: temporalPort })),
    trackStarted(startIdentityProvider({ stateDir, port: identityProviderPort, publicUrl })),
    trackStarted(startTranslationServer({ stateDir, port: translationPort })),
  ] as const
  try {
    const services = await Promise.all(starting)
    return {
      env: environmentOf(...services),
      stateDir,
      publicUrl,
      pids: Object.fromEntries(started.map(({ name, pid }) => [name, pid])),
      stop: () => stopAll(started),
    }
  } catch (error) {
    // The other services may still be starting: wait for them, so that all are stopped.
    await Promise.allSettled(starting)
    await stopAll(started)
    throw error
  }
}
