import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** The workflows' code for Temporal. The bundler takes a hundred megabytes, which go with its process. */
export const bundleWorkflows = async (): Promise<{ code: string }> => {
  const host = fork(fileURLToPath(import.meta.resolve('./bundle-host.ts')), { execArgv: process.execArgv })
  const ended = once(host, 'exit').then(([code]) => {
    throw new Error(`the workflows could not be bundled: exit code ${code}`)
  })
  const [code] = (await Promise.race([once(host, 'message'), ended])) as [string]
  return { code }
}
