import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { cachePaths } from '../paths.ts'
import { freePort, loopback } from '../processes/ports.ts'
import { startProcess } from '../processes/start-process.ts'
import { waitUntilReady } from '../processes/wait-until-ready.ts'
import { namespaceExists } from './namespace-exists.ts'
import type { Service, ServiceOptions } from './service.ts'

const namespace = 'default'

export type Temporal = Service & { address: string; namespace: string }

// Without the first two settings a fairness key is accepted and ignored. Priority and fairness hold within one
// partition of a task queue, so each queue has only one.
const turns = [
  'matching.useNewMatcher=true',
  'matching.enableFairness=true',
  'matching.numTaskqueueReadPartitions=1',
  'matching.numTaskqueueWritePartitions=1',
]

export const startTemporal = async ({ stateDir, port }: ServiceOptions): Promise<Temporal> => {
  const folder = join(stateDir, 'temporal')
  await mkdir(folder, { recursive: true })
  const address = `${loopback}:${port}`
  const running = await startProcess({
    name: 'temporal',
    command: [
      cachePaths(process.env).temporal,
      'server',
      'start-dev',
      '--headless',
      `--ip=${loopback}`,
      `--port=${port}`,
      `--http-port=${await freePort()}`,
      `--metrics-port=${await freePort()}`,
      `--db-filename=${join(folder, 'temporal.db')}`,
      '--log-level=warn',
      ...turns.map((setting) => `--dynamic-config-value=${setting}`),
    ],
    logFile: join(stateDir, 'logs', 'temporal.log'),
  })
  await waitUntilReady(running, () => namespaceExists(address, namespace))
  return { name: 'temporal', pid: running.pid, address, namespace, stop: running.stop }
}
