import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Environment } from '../paths.ts'
import { tailOfLog } from './tail-of-log.ts'

export type ProcessOptions = {
  name: string
  command: [program: string, ...args: string[]]
  env?: Environment
  cwd?: string
  logFile: string
  /** Extra arguments of setpriv, for a program that must not run as root. */
  privileges?: string[]
  stopSignal?: 'SIGTERM' | 'SIGINT'
  /** The signal that the kernel sends when this process dies, however it dies. */
  deathSignal?: 'SIGKILL' | 'SIGQUIT'
  patienceMs?: number
}

export type RunningProcess = {
  name: string
  pid: number
  logFile: string
  /** Resolves when the process has ended, with its signal or exit code. */
  ended: Promise<string>
  isRunning: () => boolean
  wasAskedToStop: () => boolean
  stop: () => Promise<void>
}

/** Part of util-linux, which every Debian machine has. */
export const setpriv = 'setpriv'

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

const endOf = async (child: ChildProcess): Promise<string> => {
  if (isRunning(child)) await once(child, 'exit')
  return child.signalCode ?? `exit code ${child.exitCode}`
}

/**
 * Starts a program that cannot outlive this process: setpriv sets a parent-death signal, which works even after
 * kill -9, and then execs the program, so the process id is the program's own. In a process group of its own it does
 * not get the terminal's Ctrl-C: the caller stops processes in order.
 */
export const startProcess = async (options: ProcessOptions): Promise<RunningProcess> => {
  const { name, command, logFile, stopSignal = 'SIGTERM', deathSignal = 'SIGKILL' } = options
  mkdirSync(dirname(logFile), { recursive: true })
  const log = openSync(logFile, 'a')
  const dieWithUs = ['--pdeathsig', deathSignal.replace('SIG', '')]
  const child = spawn(setpriv, [...(options.privileges ?? []), ...dieWithUs, '--', ...command], {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', log, log],
    detached: true,
  })
  closeSync(log)
  await once(child, 'spawn')
  const { pid } = child
  if (pid === undefined) throw new Error(`${name} has no process id`)
  const ended = endOf(child)

  let asked = false
  const stop = async () => {
    asked = true
    if (!isRunning(child)) return
    child.kill(stopSignal)
    const patience = new AbortController()
    const timeout = sleep(options.patienceMs ?? 10_000, 'impatient', { signal: patience.signal }).catch(
      () => '',
    )
    if ((await Promise.race([ended, timeout])) === 'impatient') child.kill('SIGKILL')
    patience.abort()
    await ended
  }

  return { name, pid, logFile, ended, isRunning: () => isRunning(child), wasAskedToStop: () => asked, stop }
}

/** An error about a process that failed, with the end of its log. */
export const processFailure = (running: RunningProcess, what: string): Error =>
  new Error(`${running.name} ${what}. The end of ${running.logFile}:\n${tailOfLog(running.logFile)}`)
