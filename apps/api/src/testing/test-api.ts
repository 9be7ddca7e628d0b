import { type Client, createClient } from '@voxdeck/contracts/client'
import { migrate } from '@voxdeck/db/migrate'
import type { Person } from '@voxdeck/dev/identity-provider/people'
import { signIn } from '@voxdeck/dev/sign-in'
import type { RouteOptions } from 'fastify'
import sharp from 'sharp'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { createDependencies } from '../dependencies.ts'

export type SignedIn = { client: Client; headers: Record<string, string> }
export type TestApi = Awaited<ReturnType<typeof startTestApi>>

/** The API on the real services of the test run, listening where the identity provider sends people back to. */
export const startTestApi = async () => {
  const config = readConfig({ ...process.env, LOG_LEVEL: 'error' })
  const { dependencies, close } = await createDependencies(config)
  await migrate(dependencies.pool)
  const routes: Pick<RouteOptions, 'method' | 'url'>[] = []
  const app = await createApp(dependencies, config, { onRoute: (route) => routes.push(route) })
  const { publicUrl } = dependencies
  await app.listen({ host: '127.0.0.1', port: Number(publicUrl.port) })

  return {
    app,
    routes,
    dependencies,
    address: publicUrl.origin,
    signIn: async (person: Person): Promise<SignedIn> => {
      const cookie = await signIn({ publicUrl: publicUrl.origin, user: person })
      const headers = { cookie, origin: publicUrl.origin }
      return { headers, client: createClient({ baseUrl: publicUrl.origin, headers }) }
    },
    stop: async () => {
      await app.close()
      await close()
    },
  }
}

/** A flat picture, for tests that only need one. */
export const plainPicture = async (colour = '#2a7f86', width = 320, height = 180): Promise<Blob> => {
  const create = { width, height, channels: 3, background: colour } as const
  return new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())], { type: 'image/png' })
}
