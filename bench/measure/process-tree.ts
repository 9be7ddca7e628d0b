import { readdirSync, readFileSync } from 'node:fs'
import { setInterval } from 'node:timers'

const ticksPerSecond = 100

type ProcessTimes = { parent: number; own: number; reaped: number }

const readText = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // The process ended between listing and reading.
    return null
  }
}

/**
 * Fields of /proc/PID/stat after the name, which may hold anything: state, parent, …; times are the 12th to 15th of
 * these.
 */
const timesOf = (pid: number): ProcessTimes | null => {
  const stat = readText(`/proc/${pid}/stat`)
  if (!stat) return null
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const at = (index: number) => fields[index] ?? 0
  return {
    parent: at(1),
    own: (at(11) + at(12)) / ticksPerSecond,
    reaped: (at(13) + at(14)) / ticksPerSecond,
  }
}

const allProcesses = (): Map<number, ProcessTimes> =>
  new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        const times = timesOf(Number(name))
        return times ? [[Number(name), times] as const] : []
      }),
  )

/** Ids of some processes and of their descendants that still run. */
export const treeOf = (roots: readonly number[], processes = allProcesses()): number[] => {
  const found = new Set(roots.filter((pid) => processes.has(pid)))
  let grew = true
  while (grew) {
    grew = false
    for (const [pid, { parent }] of processes)
      if (found.has(parent) && !found.has(pid)) {
        found.add(pid)
        grew = true
      }
  }
  return [...found]
}

/** CPU seconds of a tree so far, including those of ended processes that were waited for. */
const cpuSeconds = (roots: readonly number[]): number => {
  const processes = allProcesses()
  return treeOf(roots, processes).reduce((sum, pid) => {
    const { own = 0, reaped = 0 } = processes.get(pid) ?? {}
    return sum + own + reaped
  }, 0)
}

/** CPU seconds of all ended child processes of this process. */
export const endedCpuSeconds = (): number => timesOf(process.pid)?.reaped ?? 0

/** Memory of a tree now (PSS), in megabytes: memory shared between processes counts once. */
const megabytes = (roots: readonly number[]): number =>
  treeOf(roots).reduce((sum, pid) => {
    const kilobytes = /^Pss:\s+(\d+)/m.exec(readText(`/proc/${pid}/smaps_rollup`) ?? '')?.[1] ?? 0
    return sum + Number(kilobytes) / 1024
  }, 0)

export type Cost = { wallSeconds: number; cpuSeconds: number; peakMegabytes: number }

/** The cost of some work to a set of running processes and everything they start meanwhile. */
export const measureTree = async <T>(
  roots: readonly number[],
  work: () => Promise<T>,
  /** CPU seconds so far; a control group's account is exact. */
  cpu = () => cpuSeconds(roots),
): Promise<{ result: T; cost: Cost }> => {
  let peakMegabytes = megabytes(roots)
  const watching = setInterval(() => {
    peakMegabytes = Math.max(peakMegabytes, megabytes(roots))
  }, 250)
  const cpuBefore = cpu()
  const began = performance.now()
  try {
    const result = await work()
    const wallSeconds = (performance.now() - began) / 1000
    return { result, cost: { wallSeconds, cpuSeconds: cpu() - cpuBefore, peakMegabytes } }
  } finally {
    clearInterval(watching)
  }
}
