const longestWaitSeconds = 3600

/**
 * The value of a Retry-After header, a number or an HTTP date, in whole seconds; undefined when absent or malformed.
 */
export const retryAfterSeconds = (header: string | null, now = Date.now()): number | undefined => {
  if (header === null || header.trim() === '') return undefined
  const seconds = /^\s*\d+(\.\d+)?\s*$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000
  return Number.isFinite(seconds) ? Math.min(longestWaitSeconds, Math.max(1, Math.ceil(seconds))) : undefined
}
