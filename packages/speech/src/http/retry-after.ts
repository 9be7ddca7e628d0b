const longestSeconds = 3600

/** The seconds that a Retry-After header gives, as a number or a date; undefined when it has neither. */
export const retryAfter = (header: string | null, now: number): number | undefined => {
  if (!header) return undefined
  const date = /^[a-z]/i.test(header) ? Date.parse(header) : Number.NaN
  const seconds = /^\d+(\.\d+)?$/.test(header) ? Number(header) : (date - now) / 1000
  return Number.isNaN(seconds) ? undefined : Math.min(longestSeconds, Math.max(0, Math.ceil(seconds)))
}
