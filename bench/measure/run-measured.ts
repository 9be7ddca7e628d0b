import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type Cost, endedCpuSeconds, measureTree } from './process-tree.ts'

/**
 * Runs a program to its end and returns its cost. CPU time is exact: the kernel adds it to ours when the child has
 * ended.
 */
export const runMeasured = async (program: string, args: readonly string[]): Promise<Cost> => {
  const before = endedCpuSeconds()
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const { result, cost } = await measureTree([child.pid ?? 0], async () => {
    const [code] = await once(child, 'exit')
    return code
  })
  if (result !== 0) throw new Error(`${program} ended with ${result}`)
  return { ...cost, cpuSeconds: endedCpuSeconds() - before }
}
