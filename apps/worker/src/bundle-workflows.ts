import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Bundles the workflows for Temporal in a child process: the bundler's hundred megabytes are freed when it exits. */
export const bundleWorkflows = async (): Promise<{ code: string }> => {
  const host = fork(fileURLToPath(import.meta.resolve('./bundle-host.ts')), { execArgv: process.execArgv })
  const ended = once(host, 'exit').then(([code]) => {
    throw new Error(`the workflows could not be bundled: exit code ${code}`)
  })
  const [code] = (await Promise.race([once(host, 'message'), ended])) as [string]
  return { code }
}
