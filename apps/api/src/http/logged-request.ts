import type { FastifyRequest } from 'fastify'

/** What an identity provider sends back with a person signs them in: it is no business of who reads logs. */
const secrets = /([?&](?:code|state)=)[^&#]*/g

/** A request as the log shows it. */
export const loggedRequest = ({ method, url, host, ip }: FastifyRequest) => ({
  method,
  url: url.replace(secrets, '$1…'),
  host,
  remoteAddress: ip,
})
