import { type Client, createClient } from '@voxdeck/contracts/client'
import { migrate } from '@voxdeck/db/migrate'
import type { Person } from '@voxdeck/dev/identity-provider/people'
import { signIn } from '@voxdeck/dev/sign-in'
import type { RouteOptions } from 'fastify'
import sharp from 'sharp'
import { type AppHooks, createApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { createDependencies } from '../src/create-dependencies.ts'

export type SignedIn = { client: Client; headers: { cookie: string; origin: string } }
export type TestApi = Awaited<ReturnType<typeof startTestApi>>

/** The API on the test run's real services, called through `inject`. `changes` are environment variables. */
export const createTestApp = async (changes: NodeJS.ProcessEnv = {}, hooks: AppHooks = {}) => {
  const config = readConfig({ ...process.env, LOG_LEVEL: 'error', DRAIN_SECONDS: '1', ...changes })
  const { dependencies, close } = await createDependencies(config)
  await migrate(dependencies.db)
  const routes: Pick<RouteOptions, 'method' | 'url'>[] = []
  const app = await createApp(dependencies, config, { onRoute: (route) => routes.push(route), ...hooks })
  const stop = async () => {
    await app.close()
    await close()
  }
  return { app, routes, dependencies, address: dependencies.publicUrl.origin, stop }
}

/** `createTestApp`, listening on the port of the identity provider's callback URL. */
export const startTestApi = async (changes?: NodeJS.ProcessEnv, hooks?: AppHooks) => {
  const api = await createTestApp(changes, hooks)
  await api.app.listen({ host: '127.0.0.1', port: Number(api.dependencies.publicUrl.port) })

  return {
    ...api,
    signIn: async (person: Person): Promise<SignedIn> => {
      const cookie = await signIn({ publicUrl: api.address, user: person })
      const headers = { cookie, origin: api.address }
      return { headers, client: createClient({ baseUrl: api.address, headers }) }
    },
  }
}

/** A single-colour PNG, for tests that need any picture. */
export const plainPicture = async (colour = '#2a7f86', width = 320, height = 180): Promise<Blob> => {
  const create = { width, height, channels: 3, background: colour } as const
  return new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())], { type: 'image/png' })
}
