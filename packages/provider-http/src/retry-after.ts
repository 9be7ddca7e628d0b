const longestSeconds = 3600

const secondsOf = (value: string, now: number): number => {
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value)
  return /^[a-z]/i.test(value) ? (Date.parse(value) - now) / 1000 : Number.NaN
}

/**
 * The wait that a response asks for, in whole seconds, at least one: Retry-After as a number or an HTTP date, or OpenAI's
 * retry-after-ms. Undefined without either.
 */
export const retryAfterSeconds = (headers: Headers, now: number): number | undefined => {
  const milliseconds = headers.get('retry-after-ms')?.trim()
  const header = headers.get('retry-after')?.trim() ?? ''
  const seconds = milliseconds ? secondsOf(milliseconds, now) / 1000 : secondsOf(header, now)
  return Number.isFinite(seconds) ? Math.min(longestSeconds, Math.max(1, Math.ceil(seconds))) : undefined
}
