import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@voxdeck/dev/processes/ports'
import { type Product, startProduct } from '@voxdeck/dev/start-product'
import { type Services, startServices } from '@voxdeck/dev/start-services'

export type RunningProduct = { product: Product; services: Services; stop: () => Promise<void> }

/** The whole product, as built, on services of its own. */
export const runProduct = async (name: string): Promise<RunningProduct> => {
  const stateDir = await mkdtemp(join(tmpdir(), `voxdeck-${name}-`))
  const publicUrl = `http://localhost:${await freePort()}`
  const services = await startServices({ stateDir, ports: 'free', publicUrl, durable: false })
  const stopServices = async () => {
    await services.stop()
    await rm(stateDir, { recursive: true, force: true })
  }
  try {
    const product = await startProduct({ services, mode: 'production', ports: 'free' })
    const stop = async () => {
      await product.stop()
      await stopServices()
    }
    return { product, services, stop }
  } catch (error) {
    await stopServices()
    throw error
  }
}
