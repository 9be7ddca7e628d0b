import { join } from 'node:path'
import { type Environment, repositoryRoot } from '../paths.ts'
import { type RunningProcess, startProcess } from '../processes/start-process.ts'

export type NodeProcessOptions = {
  name: string
  /** Path from the root of the repository. */
  script: string
  args?: string[]
  env: Environment
  stateDir: string
}

export const startNodeProcess = (options: NodeProcessOptions): Promise<RunningProcess> =>
  startProcess({
    name: options.name,
    command: [process.execPath, join(repositoryRoot, options.script), ...(options.args ?? [])],
    cwd: repositoryRoot,
    env: options.env,
    logFile: join(options.stateDir, 'logs', `${options.name}.log`),
    // A worker in the middle of a video tells Temporal which activities it gives up before it exits.
    patienceMs: 15_000,
  })
