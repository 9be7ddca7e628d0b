import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { treeOf } from './process-tree.ts'

/** Where Linux keeps accounts of groups of processes: of all controllers together, or of each by itself. */
const unified = '/sys/fs/cgroup/cgroup.controllers'
const separate = '/sys/fs/cgroup/cpuacct'

const root = () => {
  if (existsSync(unified)) return { folder: '/sys/fs/cgroup', isUnified: true }
  if (existsSync(separate)) return { folder: separate, isUnified: false }
  throw new Error('CPU of jailed programs is counted by a control group, and there are none')
}

/**
 * CPU time of some processes, of everything they start, and of all of that which has ended. Parents alone do not know:
 * a jail's outer process leaves without asking what its inner ones used.
 */
export const openCpuAccount = (name: string, roots: readonly number[]) => {
  const { folder, isUnified } = root()
  const group = `${folder}/voxdeck-bench-${name}-${process.pid}`
  if (!existsSync(group)) mkdirSync(group)
  for (const pid of treeOf(roots)) writeFileSync(`${group}/cgroup.procs`, String(pid))
  const seconds = (): number =>
    isUnified
      ? Number(/usage_usec (\d+)/.exec(readFileSync(`${group}/cpu.stat`, 'utf8'))?.[1]) / 1e6
      : Number(readFileSync(`${group}/cpuacct.usage`, 'utf8')) / 1e9
  const close = () => {
    for (const pid of treeOf(roots))
      try {
        writeFileSync(`${folder}/cgroup.procs`, String(pid))
      } catch {
        // It has ended.
      }
    try {
      rmdirSync(group)
    } catch {
      // What was started meanwhile still runs, and its group goes with the machine.
    }
  }
  return { seconds, close }
}
