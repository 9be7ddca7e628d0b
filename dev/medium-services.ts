import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './processes/ports.ts'
import { startServices } from './start-services.ts'

/** The real services for a run of medium tests, which find them in process.env. */
export const setup = async (): Promise<() => Promise<void>> => {
  const stateDir = await mkdtemp(join(tmpdir(), 'voxdeck-medium-'))
  const remove = () => rm(stateDir, { recursive: true, force: true })
  try {
    const publicUrl = `http://localhost:${await freePort()}`
    const services = await startServices({ stateDir, ports: 'free', publicUrl, durable: false })
    Object.assign(process.env, services.env, { PUBLIC_URL: publicUrl })
    return async () => {
      await services.stop()
      await remove()
    }
  } catch (error) {
    await remove()
    throw error
  }
}
