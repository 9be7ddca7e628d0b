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

/**
 * Sets `request.user` from the session cookie before any handler runs; null without a session. The contract's
 * `access` says whether null is allowed.
 */
export const setRequestUser = (app: FastifyInstance, { db }: { db: Db }): void => {
  app.decorateRequest('user', null)
  app.addHook('onRequest', async (request) => {
    // Pages and health probes do not depend on the user, and must respond while the database is down.
    if (!request.routeOptions.url?.startsWith('/api/')) return
    request.user = await findRequestUser(db, request)
  })
}
