import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Environment } from '@voxdeck/dev/paths'
import { freePort } from '@voxdeck/dev/processes/ports'
import { type Product, startProduct } from '@voxdeck/dev/start-product'
import { type Services, startServices } from '@voxdeck/dev/start-services'
import { pauseReconciler } from '@voxdeck/workflow-client/testing/pause-reconciler'
import { startProviders } from './providers/start-providers.ts'

export type RunningProduct = {
  product: Product
  services: Services
  /** Address where tests set how the DeepL server behaves. */
  providerControl: string
  stop: () => Promise<void>
}

/** The e-mail address that the configuration names. */
export const administratorEmail = 'grace@example.test'

/** Starts the whole product as built, on services of its own, with settings beyond the usual ones. */
export const runProduct = async (
  name: string,
  workerEnv: Environment = {},
  apiEnv: Environment = {},
): Promise<RunningProduct> => {
  const stateDir = await mkdtemp(join(tmpdir(), `voxdeck-${name}-`))
  const publicUrl = `http://localhost:${await freePort()}`
  const services = await startServices({ stateDir, ports: 'free', publicUrl, durable: false })
  const providers = await startProviders()
  const stopServices = async () => {
    await Promise.all([services.stop(), providers.stop()])
    await rm(stateDir, { recursive: true, force: true })
  }
  try {
    const product = await startProduct({
      services,
      mode: 'production',
      ports: 'free',
      // All users of the tests share one address, so the rate limit is raised.
      apiEnv: { ADMIN_EMAILS: administratorEmail, RATE_LIMIT_PER_MINUTE: '100000', ...apiEnv },
      workerEnv: { ...providers.workerEnv, ...workerEnv },
    })
    const { TEMPORAL_ADDRESS: address, TEMPORAL_NAMESPACE: namespace } = services.env
    await pauseReconciler({ address, namespace })
    const stop = async () => {
      await product.stop()
      await stopServices()
    }
    return { product, services, providerControl: providers.controlUrl, stop }
  } catch (error) {
    await stopServices()
    throw error
  }
}
