import type { Environment } from '../paths.ts'
import type { ServicesEnv } from '../start-services.ts'

/** Settings with which the API, the worker and the pages are started. */
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
