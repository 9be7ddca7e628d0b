import type { Environment } from '../paths.ts'
import type { ServicesEnv } from '../start-services.ts'

/** What the parts of the product are started with. */
export type ProductSetting = {
  mode: 'development' | 'production'
  servicesEnv: ServicesEnv
  stateDir: string
  publicUrl: string
  publicPort: number
  apiPort: number
  apiUrl: string
  logLevel: 'info' | 'debug'
  workerConcurrency: number
  apiEnv: Environment
  workerEnv: Environment
}
