import { join } from 'node:path'
import { cachePaths } from '@voxdeck/dev/paths'
import { freePort, loopback } from '@voxdeck/dev/processes/ports'
import { startProcess } from '@voxdeck/dev/processes/start-process'
import { answersOk, waitUntilReady } from '@voxdeck/dev/processes/wait-until-ready'

/** What is done to a connection: nothing arrives any more, it is reset, or everything is late. */
export type Toxic = 'silence' | 'reset' | 'delay'

const toxics = {
  silence: { type: 'timeout', attributes: { timeout: 0 } },
  reset: { type: 'reset_peer', attributes: { timeout: 0 } },
  delay: { type: 'latency', attributes: { latency: 1500, jitter: 500 } },
} as const

export type Toxiproxy = Awaited<ReturnType<typeof startToxiproxy>>

/** Toxiproxy stands between each process of the product and each server. */
export const startToxiproxy = async (stateDir: string) => {
  const api = `http://${loopback}:${await freePort()}`
  const running = await startProcess({
    name: 'toxiproxy',
    command: [cachePaths(process.env).toxiproxy, '-host', loopback, '-port', new URL(api).port],
    logFile: join(stateDir, 'logs', 'toxiproxy.log'),
  })
  await waitUntilReady(running, answersOk(`${api}/version`))
  const post = async (path: string, body: unknown) => {
    const response = await fetch(api + path, { method: 'POST', body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`toxiproxy: ${response.status} ${await response.text()}`)
  }
  return {
    /** Opens a port that leads to `upstream`; returns its address. */
    lead: async (name: string, upstream: string): Promise<string> => {
      const listen = `${loopback}:${await freePort()}`
      await post('/proxies', { name, listen, upstream, enabled: true })
      return listen
    },
    harm: (name: string, toxic: Toxic) => post(`/proxies/${name}/toxics`, toxics[toxic]),
    heal: () => post('/reset', {}),
    stop: running.stop,
  }
}
