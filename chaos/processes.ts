import { readdir, readFile } from 'node:fs/promises'

type ProcessFacts = { pid: number; parent: number; name: string; startedAt: string }

/** A process by its pid and start, so that a pid given out again is not taken for the old one. */
export type ProcessId = Pick<ProcessFacts, 'pid' | 'startedAt'>

const factsOf = async (pid: number): Promise<ProcessFacts | null> => {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The name stands in brackets and may hold anything, brackets too.
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'))
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z') return null
    return { pid, name, parent: Number(fields[1]), startedAt: fields[19] ?? '' }
  } catch {
    return null
  }
}

/** Every living process below one, with its name. */
export const descendantsOf = async (ancestor: number): Promise<ProcessFacts[]> => {
  const pids = (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry)).map(Number)
  const all = (await Promise.all(pids.map(factsOf))).filter((facts) => facts !== null)
  const below = new Set([ancestor])
  // Parents are older than their children but pids wrap around, so this goes on until nothing is added.
  for (let before = 0; before !== below.size; ) {
    before = below.size
    for (const { pid, parent } of all) if (below.has(parent)) below.add(pid)
  }
  return all.filter(({ pid }) => pid !== ancestor && below.has(pid))
}

export const isAlive = async ({ pid, startedAt }: ProcessId): Promise<boolean> =>
  (await factsOf(pid))?.startedAt === startedAt
