const longestWaitSeconds = 3600

/** The wait that a server asks for, in whole seconds: a number, or a date as HTTP also allows. */
export const retryAfterSeconds = (header: string | null, now = Date.now()): number | undefined => {
  if (header === null || header.trim() === '') return undefined
  const seconds = /^\s*\d+(\.\d+)?\s*$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000
  return Number.isFinite(seconds) ? Math.min(longestWaitSeconds, Math.max(1, Math.ceil(seconds))) : undefined
}
