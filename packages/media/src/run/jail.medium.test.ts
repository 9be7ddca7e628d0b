import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { access, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWorkbench, type Workbench } from '../../testing/workbench.ts'
import { jailArgs } from './jail-args.ts'
import { lifelineDescriptor, openJailPipe } from './jail-pipe.ts'
import { defaultLimits } from './limits.ts'
import { ProgramFailed } from './program-failed.ts'
import { readToolVersions } from './tool-versions.ts'

let bench: Workbench
beforeAll(async () => {
  bench = await createWorkbench()
})
afterAll(() => bench.scratch.dispose())

/** Would run for an hour; its output's name identifies its process among all others. */
const longFfmpeg = (name: string) => [
  '-v',
  'error',
  '-re',
  '-f',
  'lavfi',
  '-i',
  'testsrc=r=1',
  '-t',
  '3600',
  '-f',
  'null',
  name,
]
/** bubblewrap's own command line has the mark too, before ffmpeg starts. */
const isFfmpeg = (commandLine: string, mark: string) =>
  commandLine.startsWith('ffmpeg') && commandLine.includes(mark)
const alive = (mark: string): boolean =>
  readdirSync('/proc').some((pid) => {
    try {
      return /^\d+$/.test(pid) && isFfmpeg(readFileSync(`/proc/${pid}/cmdline`, 'latin1'), mark)
    } catch {
      return false
    }
  })
const until = async (condition: () => boolean): Promise<boolean> => {
  for (let tries = 0; tries < 100; tries++) {
    if (condition()) return true
    await wait(50)
  }
  return false
}
const mark = () => `mark-${process.pid}-${Math.random().toString(36).slice(2)}`
const failure = async (run: Promise<unknown>): Promise<ProgramFailed> => {
  const error = await run.then(
    () => new Error('it succeeded'),
    (caught: unknown) => caught,
  )
  expect(error).toBeInstanceOf(ProgramFailed)
  return error as ProgramFailed
}

describe('what a jailed program can reach', () => {
  const sh = (script: string) =>
    bench.jail.run({ program: 'sh', args: ['-c', script], scratch: bench.scratch })

  it('reads no file of the machine', async () => {
    for (const path of [
      '/etc/passwd',
      '/proc/self/environ',
      '/root',
      '/home',
      import.meta.filename,
      bench.scratchRoot,
    ])
      expect((await failure(sh(`cat ${path} || ls ${path}`))).reason).toBe('exit')
  })

  it('writes to its scratch directory and nowhere else that lasts', async () => {
    await sh('echo here > /scratch/written')
    await access(bench.scratch.file('written').path)
    for (const path of ['/usr/bin/x', '/etc/x', '/x', '/dev/x', '/lib/x'])
      expect((await failure(sh(`echo x > ${path}`))).stderrTail).toMatch(/Read-only|denied|nonexistent/)
  })

  it('has no network, not even to this machine', async () => {
    let connections = 0
    const server = createServer(() => connections++).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    await failure(bench.bare('-v', 'error', '-i', `tcp://127.0.0.1:${port}`, '-f', 'null', '-'))
    server.close()
    expect(connections).toBe(0)
  })

  it('sees no environment and no capability of ours', async () => {
    const { stdout } = await sh('env | cut -d= -f1 | sort | tr "\\n" " "')
    expect(Buffer.from(stdout).toString().trim().split(' ')).toEqual([
      'FONTCONFIG_FILE',
      'HOME',
      'LC_ALL',
      'PATH',
      'PWD',
    ])
    await failure(sh('unshare --user true'))
  })

  it.runIf(process.getuid?.() === 0)('is the same jail for an unprivileged user', async () => {
    const args = jailArgs({
      program: 'id',
      args: ['-u'],
      scratchDirectory: '/tmp',
      readOnly: [],
      limits: defaultLimits,
    })
    const asNobody = ['--reuid=65534', '--regid=65534', '--clear-groups', 'bwrap', ...args]
    const child = spawn('setpriv', asNobody, { stdio: ['ignore', 'pipe', 'inherit', 'pipe'] })
    openJailPipe(child.stdio[lifelineDescriptor] as unknown as Duplex)
    const output = once(child.stdout ?? child, 'data')
    expect((await once(child, 'close'))[0]).toBe(0)
    expect(String((await output)[0]).trim()).toBe('65534')
  })
})

describe('limits', () => {
  it('ends what takes too long', async () => {
    const name = mark()
    const run = {
      program: 'ffmpeg',
      args: longFfmpeg(name),
      scratch: bench.scratch,
      limits: { wallSeconds: 0.5 },
    }
    expect((await failure(bench.jail.run(run))).reason).toBe('timeout')
    expect(alive(name)).toBe(false)
  })

  it('ends what computes too long', async () => {
    const spin = {
      program: 'sh',
      args: ['-c', 'while :; do :; done'],
      scratch: bench.scratch,
      limits: { cpuSeconds: 1 },
    }
    expect((await failure(bench.jail.run(spin))).reason).toBe('timeout')
  })

  it('refuses memory beyond the limit', async () => {
    const args = [
      '-v',
      'error',
      '-f',
      'lavfi',
      '-i',
      'testsrc=s=3840x2160',
      '-frames:v',
      '40',
      '-c:v',
      'libx264',
      '-f',
      'null',
      '-',
    ]
    const limits = { addressSpaceBytes: 700 * 1024 ** 2 }
    const error = await failure(bench.jail.run({ program: 'ffmpeg', args, scratch: bench.scratch, limits }))
    expect(error.reason).toBe('memory')
  })

  it('refuses files beyond the limit', async () => {
    const args = ['-c', 'head -c 2000000 /dev/zero > /scratch/big']
    const run = { program: 'sh', args, scratch: bench.scratch, limits: { fileBytes: 1_000_000 } }
    expect((await failure(bench.jail.run(run))).reason).toBe('exit')
  })

  it('keeps only the end of what a program complains, and refuses endless output', async () => {
    const complain = {
      program: 'sh',
      args: ['-c', 'yes complaint | head -c 1000000 >&2; echo last >&2; exit 3'],
    }
    const complained = await failure(bench.jail.run({ ...complain, scratch: bench.scratch }))
    expect(complained.exitCode).toBe(3)
    expect(complained.stderrTail.length).toBeLessThanOrEqual(16 * 1024)
    expect(complained.stderrTail).toMatch(/last\n$/)
    const endless = { program: 'yes', args: [], scratch: bench.scratch, limits: { stdoutBytes: 100_000 } }
    expect((await failure(bench.jail.run(endless))).reason).toBe('output')
  })
})

describe('input', () => {
  it('feeds stdin piece by piece', async () => {
    const stdin = (async function* () {
      for (let piece = 0; piece < 1000; piece++) yield Buffer.alloc(1000, 'x')
    })()
    const { stdout } = await bench.jail.run({ program: 'wc', args: ['-c'], scratch: bench.scratch, stdin })
    expect(Number(Buffer.from(stdout))).toBe(1_000_000)
  })

  it("gives up the program when its input fails, with the input's own error", async () => {
    const stdin = (async function* () {
      yield Buffer.from('x')
      throw new Error('the object store went away')
    })()
    const run = bench.jail.run({ program: 'cat', args: [], scratch: bench.scratch, stdin })
    await expect(run).rejects.toThrow('the object store went away')
  })

  it('names files plainly', async () => {
    expect(() => bench.scratch.file('../other')).toThrow(RangeError)
    await writeFile(bench.scratch.file('plain.png').path, '')
  })
})

describe('nothing is left running', () => {
  it('after a cancellation', async () => {
    const name = mark()
    const controller = new AbortController()
    const run = bench.jail.run({
      program: 'ffmpeg',
      args: longFfmpeg(name),
      scratch: bench.scratch,
      signal: controller.signal,
    })
    run.catch(() => undefined)
    expect(await until(() => alive(name))).toBe(true)
    controller.abort()
    const error = await failure(run)
    expect([error.name, error.reason]).toEqual(['AbortError', 'cancelled'])
    expect(alive(name)).toBe(false)
  })

  it('even when a hostile program has ended its watcher', async () => {
    const args = ['-c', 'trap "" TERM; kill -9 -1; sleep 3600']
    const run = bench.jail.run({ program: 'sh', args, scratch: bench.scratch, limits: { wallSeconds: 0.3 } })
    expect((await failure(run)).reason).toBe('timeout')
  })

  it('after a cancellation at any moment of starting', async () => {
    const name = mark()
    for (let delay = 0; delay < 60; delay += 3) {
      const signal = AbortSignal.timeout(delay)
      const run = bench.jail.run({
        program: 'ffmpeg',
        args: longFfmpeg(name),
        scratch: bench.scratch,
        signal,
      })
      expect((await failure(run)).reason).toBe('cancelled')
    }
    expect(alive(name)).toBe(false)
  })

  it('after our own process is killed with -9', async () => {
    const name = mark()
    const script = `
      const { createJail } = await import(${JSON.stringify(new URL('jail.ts', import.meta.url).href)})
      const jail = createJail({ scratchRoot: ${JSON.stringify(join(bench.scratch.directory, 'of-the-killed'))} })
      await jail.run({ program: 'ffmpeg', args: ${JSON.stringify(longFfmpeg(name))}, scratch: await jail.scratch() })`
    // The mark is in this script too: it is passed by stdin, so that only ffmpeg's command line has the mark.
    const parent = spawn(process.execPath, ['--input-type=module', '-'], {
      stdio: ['pipe', 'inherit', 'inherit'],
    })
    parent.stdin.end(script)
    expect(await until(() => alive(name))).toBe(true)
    parent.kill('SIGKILL')
    await once(parent, 'exit')
    expect(await until(() => !alive(name))).toBe(true)
  })
})

it('reads the versions of tools from the binaries', async () => {
  const versions = await readToolVersions({ jail: bench.jail, fonts: 'some' })
  expect(versions.lettering).toMatch(/^recipe \d+; ffmpeg \S+; x264 \d+\S*; libass .*HarfBuzz.*; fonts some$/)
  expect(await readToolVersions({ jail: bench.jail, fonts: 'some' })).toEqual(versions)
})
