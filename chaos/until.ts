import { setTimeout as sleep } from 'node:timers/promises'

/** Asks until the answer is there, and says what was waited for when it does not come in time. */
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
