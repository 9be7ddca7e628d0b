/** Socket error codes of an unreachable server; SQLSTATEs of Postgres stopping, starting or out of connections. */
const outageCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '57P01',
  '57P02',
  '57P03',
  '53300',
])

type ErrorFields = {
  code?: unknown
  name?: unknown
  message?: unknown
  cause?: unknown
  errors?: unknown
  $metadata?: { httpStatusCode?: number }
}

const says = ({ code, name, message, $metadata }: ErrorFields): boolean =>
  outageCodes.has(String(code)) ||
  name === 'TimeoutError' ||
  /^Connection terminated|^timeout exceeded when trying to connect/.test(String(message)) ||
  ($metadata?.httpStatusCode ?? 0) >= 500

/** Whether the error, its cause or an inner error says that a service was unavailable: a later retry can succeed. */
export const isOutage = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false
  const clues: ErrorFields = error
  const inner = Array.isArray(clues.errors) ? clues.errors : []
  return says(clues) || isOutage(clues.cause) || inner.some(isOutage)
}
