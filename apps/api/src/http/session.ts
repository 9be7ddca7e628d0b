import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '@voxdeck/db/connect'
import { findSessionUser, type SessionUser } from '@voxdeck/db/users/sessions'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    user: SessionUser | null
  }
}

export const sessionCookie = '__Host-voxdeck'
export const signInCookie = '__Host-voxdeck-sign-in'

export const newToken = (): string => randomBytes(32).toString('base64url')
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

export const setCookie = (reply: FastifyReply, name: string, value: string, seconds: number) =>
  reply.setCookie(name, value, { path: '/', httpOnly: true, secure: true, sameSite: 'lax', maxAge: seconds })

export const dropCookie = (reply: FastifyReply, name: string) =>
  reply.clearCookie(name, { path: '/', httpOnly: true, secure: true, sameSite: 'lax' })

export const findRequestUser = async (db: Db, { cookies }: FastifyRequest): Promise<SessionUser | null> => {
  const token = cookies[sessionCookie]
  return token ? findSessionUser(db, hashToken(token)) : null
}

/** Says who asks, before any handler runs. Each handler's contract says whether that may be nobody. */
export const recogniseUser = (app: FastifyInstance, { db }: { db: Db }): void => {
  app.decorateRequest('user', null)
  app.addHook('onRequest', async (request) => {
    // Pages and the probes of health are the same for everybody, and answer when the database does not.
    if (!request.routeOptions.url?.startsWith('/api/')) return
    request.user = await findRequestUser(db, request)
  })
}
