import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@voxdeck/dev/processes/ports'
import { startProduct } from '@voxdeck/dev/start-product'
import { startServices } from '@voxdeck/dev/start-services'

/** The whole product, as built, on services of its own; tests find it at VOXDECK_URL. */
const startEverything = async (): Promise<() => Promise<void>> => {
  const stateDir = await mkdtemp(join(tmpdir(), 'voxdeck-e2e-'))
  const publicUrl = `http://localhost:${await freePort()}`
  const services = await startServices({ stateDir, ports: 'free', publicUrl, durable: false })
  const stop = async () => {
    await services.stop()
    await rm(stateDir, { recursive: true, force: true })
  }
  try {
    const product = await startProduct({ services, mode: 'production', ports: 'free' })
    process.env.VOXDECK_URL = product.publicUrl
    process.env.VOXDECK_STATE = stateDir
    return async () => {
      await product.stop()
      await stop()
    }
  } catch (error) {
    await stop()
    throw error
  }
}

export default startEverything
