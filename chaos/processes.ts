import { readdir, readFile } from 'node:fs/promises'

type ProcessFacts = { pid: number; parent: number; name: string; startedAt: string }

/** A process by its pid and start time, so that a reused pid is not mistaken for the old process. */
export type ProcessId = Pick<ProcessFacts, 'pid' | 'startedAt'>

const factsOf = async (pid: number): Promise<ProcessFacts | null> => {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The name is in parentheses and may itself contain parentheses.
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'))
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z') return null
    return { pid, name, parent: Number(fields[1]), startedAt: fields[19] ?? '' }
  } catch {
    return null
  }
}

/** All living descendants of a process, with their names. */
export const descendantsOf = async (ancestor: number): Promise<ProcessFacts[]> => {
  const pids = (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry)).map(Number)
  const all = (await Promise.all(pids.map(factsOf))).filter((facts) => facts !== null)
  const below = new Set([ancestor])
  // Pids wrap around, so a child's pid may be lower than its parent's: repeat until nothing is added.
  for (let before = 0; before !== below.size; ) {
    before = below.size
    for (const { pid, parent } of all) if (below.has(parent)) below.add(pid)
  }
  return all.filter(({ pid }) => pid !== ancestor && below.has(pid))
}

export const isAlive = async ({ pid, startedAt }: ProcessId): Promise<boolean> =>
  (await factsOf(pid))?.startedAt === startedAt
