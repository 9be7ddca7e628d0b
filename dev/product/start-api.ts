import { join } from 'node:path'
import { repositoryRoot } from '../paths.ts'
import { loopback } from '../processes/ports.ts'
import type { RunningProcess } from '../processes/start-process.ts'
import { answersOk, waitUntilReady } from '../processes/wait-until-ready.ts'
import type { ProductSetting } from './product-setting.ts'
import { startNodeProcess } from './start-node-process.ts'

export const startApi = async (setting: ProductSetting): Promise<RunningProcess> => {
  const running = await startNodeProcess({
    name: 'api',
    script: 'apps/api/src/main.ts',
    stateDir: setting.stateDir,
    env: {
      ...setting.servicesEnv,
      NODE_ENV: setting.mode,
      HOST: loopback,
      PORT: String(setting.apiPort),
      PUBLIC_URL: setting.publicUrl,
      WEB_DIST: setting.mode === 'production' ? join(repositoryRoot, 'apps/web/dist') : undefined,
      LOG_LEVEL: setting.logLevel,
      // Off for tests and benchmarks, where generating the demo's video would occupy the worker.
      DEMO: setting.mode === 'development' ? 'on' : 'off',
      ...setting.apiEnv,
    },
  })
  await waitUntilReady(running, answersOk(`${setting.apiUrl}/readyz`))
  return running
}
