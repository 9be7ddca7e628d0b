import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { freePort } from '@voxdeck/dev/processes/ports'
import { deeplSecret, startDeepLServer } from '@voxdeck/translation/testing/deepl-subject'
import { type DeepLTrouble, deepLTroubles } from './deepl-troubles.ts'

/** A DeepL server that tests can stop, restart and disturb, by posting the name of a state to a second address. */
export const startTroubledProvider = async () => {
  const port = await freePort()
  let server: Awaited<ReturnType<typeof startDeepLServer>> | null = await startDeepLServer(port)
  const be = async (trouble: DeepLTrouble) => {
    if (trouble === 'down') {
      await server?.close()
      server = null
      return
    }
    server ??= await startDeepLServer(port)
    server.mishap = deepLTroubles[trouble]
  }
  const control = createServer(async (request, response) => {
    await be((await text(request)) as DeepLTrouble)
    response.end()
  })
  control.listen(0, '127.0.0.1')
  await once(control, 'listening')
  return {
    url: `http://127.0.0.1:${port}`,
    key: deeplSecret,
    controlUrl: `http://127.0.0.1:${(control.address() as AddressInfo).port}`,
    close: async () => {
      control.close()
      control.closeAllConnections()
      await server?.close()
    },
  }
}
