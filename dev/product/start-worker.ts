import { existsSync } from 'node:fs'
import { mkdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { espeakDataFolder } from '../espeak-data.ts'
import { cachePaths } from '../paths.ts'
import type { RunningProcess } from '../processes/start-process.ts'
import { waitUntilReady } from '../processes/wait-until-ready.ts'
import type { ProductSetting } from './product-setting.ts'
import { startNodeProcess } from './start-node-process.ts'

export const startWorker = async (setting: ProductSetting): Promise<RunningProcess> => {
  const scratch = join(setting.stateDir, 'scratch')
  await mkdir(scratch, { recursive: true })
  const { voices, recogniser } = cachePaths(process.env)
  const logFile = join(setting.stateDir, 'logs', 'worker.log')
  const logBefore = (await stat(logFile).catch(() => null))?.size ?? 0
  const running = await startNodeProcess({
    name: 'worker',
    script: 'apps/worker/src/main.ts',
    stateDir: setting.stateDir,
    env: {
      ...setting.servicesEnv,
      NODE_ENV: setting.mode,
      VOICES_DIR: voices,
      RECOGNISER_DIR: existsSync(recogniser) ? recogniser : undefined,
      ESPEAK_DATA_DIR: espeakDataFolder(),
      SCRATCH_DIR: scratch,
      WORKER_CONCURRENCY: String(setting.workerConcurrency),
      LOG_LEVEL: setting.logLevel,
      ...setting.workerEnv,
    },
  })
  // A worker opens no port, so its log is searched for the line that says it is ready.
  await waitUntilReady(running, async () => {
    const log = await readFile(logFile)
    return log.subarray(logBefore).includes('worker ready')
  })
  return running
}
