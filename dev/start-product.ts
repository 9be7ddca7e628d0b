import type { Environment } from './paths.ts'
import { loopback } from './processes/ports.ts'
import { processFailure, type RunningProcess } from './processes/start-process.ts'
import { migrateDatabase } from './product/migrate-database.ts'
import type { ProductSetting } from './product/product-setting.ts'
import { startApi } from './product/start-api.ts'
import { startPages } from './product/start-pages.ts'
import { startWorker } from './product/start-worker.ts'
import { choosePort, type Ports, type Services } from './start-services.ts'

export type ProductOptions = {
  services: Services
  /** In development Vite serves the pages; in production the API serves apps/web/dist. */
  mode: 'development' | 'production'
  ports: Ports
  workerConcurrency?: number
  logLevel?: 'info' | 'debug'
  /** Additional environment variables, for tests. */
  apiEnv?: Environment
  workerEnv?: Environment
  /** Called when a process ends that was not asked to stop. */
  onCrash?: (failure: Error) => void
}

export type Product = {
  publicUrl: string
  apiUrl: string
  /** The current processes of the API and the worker; a restart replaces them. */
  readonly api: RunningProcess
  readonly worker: RunningProcess
  /** Starts a new process; the current one is stopped first, if it still runs. */
  restartApi: () => Promise<RunningProcess>
  /** With these settings besides those it was started with. */
  restartWorker: (env?: Environment) => Promise<RunningProcess>
  stop: () => Promise<void>
}

const settingOf = async (options: ProductOptions): Promise<ProductSetting> => {
  const { services, mode } = options
  const publicPort = Number(new URL(services.publicUrl).port)
  const apiPort = mode === 'production' ? publicPort : await choosePort(options.ports, 'api')
  return {
    mode,
    servicesEnv: services.env,
    stateDir: services.stateDir,
    publicUrl: services.publicUrl,
    publicPort,
    apiPort,
    apiUrl: `http://${loopback}:${apiPort}`,
    logLevel: options.logLevel ?? 'info',
    workerConcurrency: options.workerConcurrency ?? 2,
    apiEnv: options.apiEnv ?? {},
    workerEnv: options.workerEnv ?? {},
  }
}

export const startProduct = async (options: ProductOptions): Promise<Product> => {
  const setting = await settingOf(options)
  const running = new Set<RunningProcess>()
  const trackStarted = async (starting: Promise<RunningProcess>): Promise<RunningProcess> => {
    const started = await starting
    running.add(started)
    void started.ended.then((how) => {
      running.delete(started)
      if (!started.wasAskedToStop()) options.onCrash?.(processFailure(started, `ended with ${how}`))
    })
    return started
  }
  const stop = async () => {
    await Promise.all([...running].map((started) => started.stop()))
  }

  const pages = setting.mode === 'development' ? trackStarted(startPages(setting)) : null
  try {
    await migrateDatabase(setting)
    let api = await trackStarted(startApi(setting))
    let worker = await trackStarted(startWorker(setting))
    await pages
    return {
      publicUrl: setting.publicUrl,
      apiUrl: setting.apiUrl,
      get api() {
        return api
      },
      get worker() {
        return worker
      },
      restartApi: async () => {
        await api.stop()
        api = await trackStarted(startApi(setting))
        return api
      },
      restartWorker: async (env = {}) => {
        await worker.stop()
        worker = await trackStarted(startWorker({ ...setting, workerEnv: { ...setting.workerEnv, ...env } }))
        return worker
      },
      stop,
    }
  } catch (error) {
    await Promise.allSettled([pages])
    await stop()
    throw error
  }
}
