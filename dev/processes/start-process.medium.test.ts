import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startProcess } from './start-process.ts'
import { waitUntilReady } from './wait-until-ready.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voxdeck-process-'))
})
afterAll(() => rm(folder, { recursive: true }))

const start = (name: string, ...script: string[]) =>
  startProcess({ name, command: ['bash', '-c', script.join('\n')], logFile: join(folder, `${name}.log`) })

/** A process that is not reaped yet still has an entry in /proc, in state Z. */
const isAlive = async (pid: number): Promise<boolean> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => null)
  return status !== null && !/^State:\s+[ZX]/m.test(status)
}

describe('a process that we start', () => {
  it('is ended by stop, and stopping twice is no error', async () => {
    const running = await start('patient', 'exec sleep 60')
    expect(await isAlive(running.pid)).toBe(true)
    await running.stop()
    await running.stop()
    expect(await isAlive(running.pid)).toBe(false)
    expect(await running.ended).toBe('SIGTERM')
  })

  it('is killed when it does not listen', async () => {
    const running = await startProcess({
      name: 'stubborn',
      command: ['bash', '-c', "trap '' TERM; echo deaf; while :; do sleep 0.1; done"],
      logFile: join(folder, 'stubborn.log'),
      patienceMs: 200,
    })
    await waitUntilReady(running, async () => (await readFile(running.logFile, 'utf8')).includes('deaf'))
    await running.stop()
    expect(await running.ended).toBe('SIGKILL')
  })

  it('shows the end of its log when it ends before it is ready', async () => {
    const running = await start('unlucky', 'echo no such harbour >&2', 'exit 3')
    await expect(waitUntilReady(running, async () => false)).rejects.toThrow(
      /unlucky ended with exit code 3[\s\S]*no such harbour/,
    )
  })

  it('dies with us, even when we are killed with -9', async () => {
    const parent = spawn(
      process.execPath,
      [
        '--input-type=module-typescript',
        '--eval',
        `import { startProcess } from '${import.meta.dirname}/start-process.ts'
         const running = await startProcess({
           name: 'child', command: ['sleep', '60'], logFile: '${join(folder, 'child.log')}' })
         console.log(running.pid)
         setInterval(() => {}, 1000)`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    const [said] = await once(parent.stdout, 'data')
    const pid = Number(said)
    expect(await isAlive(pid)).toBe(true)
    parent.kill('SIGKILL')
    await once(parent, 'exit')
    for (let tries = 0; tries < 50 && (await isAlive(pid)); tries++) await sleep(20)
    expect(await isAlive(pid)).toBe(false)
  })
})
