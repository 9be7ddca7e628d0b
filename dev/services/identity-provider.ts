import { join } from 'node:path'
import { loopback } from '../processes/ports.ts'
import { startProcess } from '../processes/start-process.ts'
import { answersOk, waitUntilReady } from '../processes/wait-until-ready.ts'
import { persistentSecret } from './persistent-secret.ts'
import type { Service, ServiceOptions } from './service.ts'

const clientId = 'voxdeck'

export type IdentityProvider = Service & { issuer: string; clientId: string; clientSecret: string }

export type IdentityProviderOptions = ServiceOptions & { publicUrl: string }

export const startIdentityProvider = async (options: IdentityProviderOptions): Promise<IdentityProvider> => {
  const { stateDir, port, publicUrl } = options
  const issuer = `http://${loopback}:${port}`
  const clientSecret = await persistentSecret(stateDir, 'oidc-client-secret')
  const running = await startProcess({
    name: 'identity provider',
    command: [process.execPath, join(import.meta.dirname, '..', 'identity-provider', 'main.ts')],
    env: {
      HOST: loopback,
      PORT: String(port),
      ISSUER: issuer,
      CLIENT_ID: clientId,
      CLIENT_SECRET: clientSecret,
      PUBLIC_URL: publicUrl,
    },
    logFile: join(stateDir, 'logs', 'identity-provider.log'),
  })
  await waitUntilReady(running, answersOk(`${issuer}/.well-known/openid-configuration`))
  return { name: 'identity provider', pid: running.pid, issuer, clientId, clientSecret, stop: running.stop }
}
