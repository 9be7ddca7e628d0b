import { type Language, localeOf } from './languages.ts'

type Moment = Date | string

const shown = (moment: Moment, language: Language, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(localeOf(language), options).format(new Date(moment))

/** 14 Nov 2026; in Thai with the Buddhist year. */
export const formatDate = (moment: Moment, language: Language): string =>
  shown(moment, language, { day: 'numeric', month: 'short', year: 'numeric' })

/** 14 Nov 2026, 16:20 */
export const formatDateTime = (moment: Moment, language: Language): string =>
  shown(moment, language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })

export const formatCount = (count: number, language: Language): string =>
  new Intl.NumberFormat(localeOf(language)).format(count)

/** What has passed of a time in whole units, as players show it: 11.96 s are 11. 11.9999999 is 12 by arithmetic. */
export const passed = (units: number): number => Math.max(0, Math.floor(units + 1e-6))

/** 0:45, 12:05; without hours: 90 minutes are 90:00. */
export const formatClock = (seconds: number): string => {
  const whole = passed(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** 0:12.4 */
export const formatTenths = (seconds: number): string => {
  const tenths = passed(seconds * 10)
  const rest = tenths % 600
  return `${Math.floor(tenths / 600)}:${String(Math.floor(rest / 10)).padStart(2, '0')}.${rest % 10}`
}

const units = ['KB', 'MB', 'GB', 'TB']

/** 4.2 MB: one decimal, in the smallest unit from KB up that stays below 1,024. */
export const formatBytes = (bytes: number, language: Language): string => {
  let size = bytes / 1024
  let unit = 0
  // From 1,023.95 on it would be rounded to 1,024.0, so the next unit is used.
  for (; size >= 1023.95 && unit < units.length - 1; unit += 1) size /= 1024
  const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return `${new Intl.NumberFormat(localeOf(language), one).format(size)}\u00A0${units[unit]}`
}

const steps = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

const justNow: Record<Language, string> = { en: 'just now', th: 'เมื่อสักครู่' }

/** '5 minutes ago' within a week, then the date. */
export const formatAgo = (moment: Moment, now: Date, language: Language): string => {
  const seconds = Math.max(0, (now.getTime() - new Date(moment).getTime()) / 1000)
  if (seconds > 7 * 86_400) return formatDate(moment, language)
  const relative = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' })
  for (const [unit, length] of steps)
    if (seconds >= length) return relative.format(-Math.floor(seconds / length), unit)
  return justNow[language]
}
