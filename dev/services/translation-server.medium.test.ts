import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { freePort } from '../processes/ports.ts'
import { startTranslationServer } from './translation-server.ts'

const translate = async (url: string, q: string): Promise<unknown> => {
  const body = new URLSearchParams({ langpair: 'eng|spa', q, markUnknown: 'no' })
  return (await fetch(`${url}/translate`, { method: 'POST', body })).json()
}

/** The pids of the children of a process. */
const childrenOf = async (parent: number): Promise<number[]> => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const stats = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')))
  return stats.flatMap((stat) => {
    const [, pid, ppid] = /^(\d+) \(.*\) \S (\d+)/s.exec(stat) ?? []
    return Number(ppid) === parent ? [Number(pid)] : []
  })
}
const isGone = async (pid: number) =>
  /^State:\s+[ZX]/m.test(await readFile(`/proc/${pid}/status`, 'utf8').catch(() => 'State: X'))

it('translates on loopback only, and leaves nothing behind', async () => {
  const stateDir = await mkdtemp(join(tmpdir(), 'voxdeck-translation-'))
  const port = await freePort()
  const server = await startTranslationServer({ stateDir, port })
  expect(await translate(server.apertiumUrl, 'The house is big.')).toMatchObject({
    responseData: { translatedText: 'La casa es grande.' },
  })
  const elsewhere = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
  for (const { address } of elsewhere)
    await expect(fetch(`http://${address}:${port}/listPairs`)).rejects.toThrow('fetch failed')
  const pipeline = await childrenOf(server.pid)
  expect(pipeline.length).toBeGreaterThan(0)
  await server.stop()
  await expect.poll(async () => (await Promise.all(pipeline.map(isGone))).every(Boolean)).toBe(true)
  await rm(stateDir, { recursive: true })
})
