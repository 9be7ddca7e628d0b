import { setTimeout as sleep } from 'node:timers/promises'

/** Polls `ask` until it returns neither null nor false; after the timeout throws an error that names `what`. */
export const until = async <T>(
  what: string,
  patienceMs: number,
  ask: () => Promise<T | null | false>,
): Promise<T> => {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const answer = await ask()
    if (answer !== null && answer !== false) return answer
    if (Date.now() > deadline) throw new Error(`not within ${patienceMs} ms: ${what}`)
    await sleep(20)
  }
}
