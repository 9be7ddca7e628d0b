import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { fixedPort, freePort, loopback } from './ports.ts'

const run = promisify(execFile)

/** Script of another process that reserves ports; it exits by itself, since the reserving sockets are unref'd. */
const askElsewhere = `
  const { freePort } = await import(process.argv[1])
  const ports = await Promise.all(Array.from({ length: 300 }, freePort))
  process.stdout.write(ports.join(' '))
`

it('gives no port twice, neither to this process nor to another one', async () => {
  const here = await Promise.all(Array.from({ length: 300 }, freePort))
  const ports = new URL('./ports.ts', import.meta.url).href
  const { stdout } = await run('node', ['--input-type=module', '--eval', askElsewhere, ports])
  const elsewhere = stdout.split(' ').map(Number)
  expect(elsewhere).toHaveLength(300)
  expect(new Set([...here, ...elsewhere]).size).toBe(600)
})

it('gives no port that the system may give to an outgoing connection', async () => {
  const range = await readFile('/proc/sys/net/ipv4/ip_local_port_range', 'utf8')
  const [first = 0] = range.split(/\s+/).map(Number)
  expect(first).toBeGreaterThan(0)
  const ports = await Promise.all(Array.from({ length: 100 }, freePort))
  expect(ports.filter((port) => port >= first)).toEqual([])
})

it('gives a port that can be listened on, and says so when a fixed one cannot', async () => {
  const port = await freePort()
  const server = createServer().listen(port, loopback)
  await once(server, 'listening')
  await expect(fixedPort(port)).rejects.toThrow(`Port ${port} is taken`)
  server.close()
  await once(server, 'close')
  await expect(fixedPort(port)).resolves.toBe(port)
})
