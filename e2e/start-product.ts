import { runProduct } from './run-product.ts'

/**
 * Tests find the product at VOXDECK_URL, its worker's process id in VOXDECK_WORKER, and the settings of its services
 * in the environment.
 */
const startForTests = async (): Promise<() => Promise<void>> => {
  const { product, services, providerControl, stop } = await runProduct('e2e')
  process.env.VOXDECK_URL = product.publicUrl
  process.env.VOXDECK_WORKER = String(product.worker.pid)
  process.env.VOXDECK_PROVIDER_CONTROL = providerControl
  Object.assign(process.env, services.env)
  return stop
}

export default startForTests
