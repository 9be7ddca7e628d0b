import type { FastifyRequest } from 'fastify'

/** Query parameters of the sign-in callback are secrets that sign a person in; keep them out of the log. */
const secrets = /([?&](?:code|state)=)[^&#]*/g

/** Serialises a request for the log. */
export const loggedRequest = ({ method, url, host, ip }: FastifyRequest) => ({
  method,
  url: url.replace(secrets, '$1…'),
  host,
  remoteAddress: ip,
})
