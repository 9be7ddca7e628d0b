import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { treeOf } from './process-tree.ts'

/** Where Linux mounts control groups: all controllers together (version 2), or each by itself (version 1). */
const unified = '/sys/fs/cgroup/cgroup.controllers'
const separate = '/sys/fs/cgroup/cpuacct'

const root = () => {
  if (existsSync(unified)) return { folder: '/sys/fs/cgroup', isUnified: true }
  if (existsSync(separate)) return { folder: separate, isUnified: false }
  throw new Error('CPU of jailed programs is counted by a control group, and there are none')
}

/**
 * CPU time of some processes and everything they start, ended processes included. Counted by a control group: a
 * jail's outer process exits without waiting for its inner ones, so their CPU time never reaches the parent.
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
        // The process has ended.
      }
    try {
      rmdirSync(group)
    } catch {
      // A process started meanwhile is still running: its group stays until the machine stops.
    }
  }
  return { seconds, close }
}
