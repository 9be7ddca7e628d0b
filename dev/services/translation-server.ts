import { join } from 'node:path'
import { loopback } from '../processes/ports.ts'
import { startProcess } from '../processes/start-process.ts'
import { answersOk, waitUntilReady } from '../processes/wait-until-ready.ts'
import type { Service, ServiceOptions } from './service.ts'

/** Debian's Python, the only one that has Debian's apertium packages. */
const python = '/usr/bin/python3'
const modes = '/usr/share/apertium/modes'

export type TranslationServer = Service & { apertiumUrl: string }

/** Apertium, which translates English into Spanish, Catalan and Galician well enough for tests. */
export const startTranslationServer = async ({
  stateDir,
  port,
}: ServiceOptions): Promise<TranslationServer> => {
  const apertiumUrl = `http://${loopback}:${port}`
  const running = await startProcess({
    name: 'translation server',
    command: [
      python,
      join(import.meta.dirname, 'serve-apertium.py'),
      `--port=${port}`,
      '--num-processes=1',
      modes,
    ],
    // apertium-apy does not start without a UTF-8 locale.
    env: { LC_ALL: 'C.UTF-8' },
    logFile: join(stateDir, 'logs', 'translation-server.log'),
  })
  await waitUntilReady(running, answersOk(`${apertiumUrl}/listPairs`))
  return { name: 'translation server', pid: running.pid, apertiumUrl, stop: running.stop }
}
