import { type ChildProcess, fork } from 'node:child_process'

type SendRequestOptions = {
  signal?: AbortSignal | undefined
  /** The process is killed when an answer takes longer. */
  mostMs?: number
}

export type HostProcess<Request extends object, Answer> = {
  /** One request at a time. The first one starts the process; cancelling one kills it. */
  ask: (request: Request, options?: SendRequestOptions) => Promise<Answer>
  end: () => void
}

/** An idle process is ended after this time to free its memory; it loads again in half a second. */
const idleMs = 10_000

/**
 * Runs a script of ours in a child process that stays loaded between requests. Native code that crashes fails its
 * request, and not the worker.
 */
export const createHostProcess = <Request extends object, Answer>(
  script: string,
  name: string,
): HostProcess<Request, Answer> => {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined

  const end = () => {
    clearTimeout(idle)
    child?.kill()
    child = undefined
  }
  const answerOf = (asked: ChildProcess, request: Request, givenUp: AbortSignal): Promise<Answer> =>
    new Promise<Answer>((resolve, reject) => {
      const gone = (code: number | null, signal: string | null) => {
        if (child === asked) child = undefined
        settle()
        reject(new Error(`${name} ended with ${signal ?? code}`))
      }
      const giveUp = () => {
        settle()
        end()
        reject(givenUp.reason)
      }
      const settle = () => {
        asked.off('exit', gone)
        givenUp.removeEventListener('abort', giveUp)
      }
      asked.once('exit', gone)
      asked.once('message', (answer) => {
        settle()
        resolve(answer as Answer)
      })
      givenUp.addEventListener('abort', giveUp, { once: true })
      asked.send(request)
    })

  return {
    end,
    ask: async (request, { signal, mostMs } = {}) => {
      signal?.throwIfAborted()
      clearTimeout(idle)
      child ??= fork(script, { serialization: 'advanced', execArgv: process.execArgv })
      const asked = child
      // The child keeps the event loop alive only during a request, so that a worker with an idle child can exit.
      asked.channel?.ref()
      const limits = [signal, mostMs === undefined ? undefined : AbortSignal.timeout(mostMs)]
      const givenUp = AbortSignal.any(limits.filter((limit) => limit !== undefined))
      return answerOf(asked, request, givenUp).finally(() => {
        asked.channel?.unref()
        asked.unref()
        idle = setTimeout(end, idleMs).unref()
      })
    },
  }
}
