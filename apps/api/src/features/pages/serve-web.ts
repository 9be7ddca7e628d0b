import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { HttpProblem, sendProblem } from '../../http/http-problem.ts'
import { findRequestUser, sessionCookie } from '../../http/session.ts'

/** Paths of pages. Every other path gets the same HTML, which says that nothing is there, and a 404. */
const pages = [/^\/$/, /^\/projects\/[^/]+\/?$/]

type WebOptions = Pick<Dependencies, 'db' | 'isAdministrator'> & { dist: string | undefined }

export const serveWeb = async (
  app: FastifyInstance,
  { dist, db, isAdministrator }: WebOptions,
): Promise<void> => {
  const read = (name: string) => (dist ? readFile(join(dist, name), 'utf8') : null)
  const page = await read('index.html')
  const visitorPage = await read('visitor.html')
  const sendPage = (reply: FastifyReply, status: number, html = page) =>
    reply.status(status).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html)

  if (dist) {
    await app.register(fastifyStatic, {
      root: dist,
      // Routes are created from the existing files: no other path is looked up on disk.
      wildcard: false,
      index: false,
      cacheControl: false,
      // The build writes a compressed copy beside each text file.
      preCompressed: true,
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/')
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
    app.get('/', (request, reply) =>
      sendPage(reply.header('vary', 'cookie'), 200, request.cookies[sessionCookie] ? page : visitorPage),
    )
  }

  /** H4: /admin is a page for administrators only. */
  const isAdministratorRequest = async (request: FastifyRequest): Promise<boolean> => {
    const user = await findRequestUser(db, request).catch(() => null)
    return user !== null && isAdministrator(user)
  }

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    if (!page || request.method !== 'GET' || path.startsWith('/api/'))
      return sendProblem(new HttpProblem('not_found'), request, reply)
    const isPage =
      pages.some((pattern) => pattern.test(path)) ||
      (path === '/admin' && (await isAdministratorRequest(request)))
    return sendPage(reply, isPage ? 200 : 404)
  })
}
