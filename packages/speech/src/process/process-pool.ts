import { createSerialQueue, type SerialQueue } from './serial-queue.ts'

export type ProcessPool<P> = {
  /** Runs a task in the process that has the least to do; each process does one thing at a time. */
  run: <T>(task: (process: P) => Promise<T>) => Promise<T>
  all: () => P[]
}

type Member<P> = { process: P; queue: SerialQueue; tasks: number }

/** Adds a process, up to `most`, while all others are busy. */
export const createProcessPool = <P>(most: number, create: () => P): ProcessPool<P> => {
  const members: Member<P>[] = []
  const leastBusy = (): Member<P> => {
    const [least] = members.toSorted((a, b) => a.tasks - b.tasks)
    if (least && (least.tasks === 0 || members.length >= most)) return least
    const member = { process: create(), queue: createSerialQueue(), tasks: 0 }
    members.push(member)
    return member
  }
  return {
    run: (task) => {
      const member = leastBusy()
      member.tasks += 1
      return member
        .queue(() => task(member.process))
        .finally(() => {
          member.tasks -= 1
        })
    },
    all: () => members.map(({ process }) => process),
  }
}
