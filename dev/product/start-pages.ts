import { join } from 'node:path'
import { repositoryRoot } from '../paths.ts'
import { loopback } from '../processes/ports.ts'
import type { RunningProcess } from '../processes/start-process.ts'
import { answersOk, waitUntilReady } from '../processes/wait-until-ready.ts'
import type { ProductSetting } from './product-setting.ts'
import { startNodeProcess } from './start-node-process.ts'

/** Starts Vite, which serves the pages from their sources and proxies everything else to the API. */
export const startPages = async (setting: ProductSetting): Promise<RunningProcess> => {
  const running = await startNodeProcess({
    name: 'web',
    script: 'apps/web/node_modules/vite/bin/vite.js',
    args: [
      join(repositoryRoot, 'apps/web'),
      `--config=${join(repositoryRoot, 'apps/web/vite.config.ts')}`,
      `--host=${loopback}`,
      `--port=${setting.publicPort}`,
      '--strictPort',
    ],
    stateDir: setting.stateDir,
    env: { API_URL: setting.apiUrl },
  })
  await waitUntilReady(running, answersOk(`http://${loopback}:${setting.publicPort}/`))
  return running
}
