import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { Environment } from './paths.ts'
import { freePort } from './processes/ports.ts'
import { startServices } from './start-services.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The environment of each test process, with the addresses of its own services. */
    services: Environment[]
  }
}

const startSet = async () => {
  const stateDir = await mkdtemp(join(tmpdir(), 'voxdeck-medium-'))
  const remove = () => rm(stateDir, { recursive: true, force: true })
  try {
    const publicUrl = `http://localhost:${await freePort()}`
    const services = await startServices({ stateDir, ports: 'free', publicUrl, durable: false })
    const stop = async () => {
      await services.stop()
      await remove()
    }
    return { env: { ...services.env, PUBLIC_URL: publicUrl }, stop }
  } catch (error) {
    await remove()
    throw error
  }
}

/** Starts real services for medium tests, one set for each test process, so that parallel files do not interfere. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const starting = await Promise.allSettled(Array.from({ length: project.config.maxWorkers }, startSet))
  const sets = starting.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const stop = async () => {
    await Promise.all(sets.map((set) => set.stop()))
  }
  const failed = starting.find((one) => one.status === 'rejected')
  if (failed) {
    await stop()
    throw failed.reason
  }
  project.provide(
    'services',
    sets.map(({ env }) => env),
  )
  return stop
}
