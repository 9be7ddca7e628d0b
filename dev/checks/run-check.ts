import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Environment } from '../paths.ts'
import type { Check } from './checks.ts'

export type CheckResult = { check: Check; passed: boolean; output: string; seconds: number }

export const runCheck = async (check: Check, env: Environment, signal: AbortSignal): Promise<CheckResult> => {
  const began = performance.now()
  const [program, ...args] = check.command
  const child = spawn(program, args, { env, signal, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const code = await once(child, 'close').then(
    ([exitCode]) => exitCode,
    (error: Error) => {
      output += error.message
      return 1
    },
  )
  return { check, passed: code === 0, output, seconds: (performance.now() - began) / 1000 }
}
