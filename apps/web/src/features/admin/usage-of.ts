import type { Overview } from '@voxdeck/contracts/admin/get-overview'

export const shownDays = 30

type Counts = { characters: number; requests: number }

export type ProviderUsage = Counts & {
  provider: string
  /** All shown days, oldest first, including those without usage. */
  days: (Counts & { day: string })[]
}

const dayMs = 86_400_000

/** Usage per provider, highest first. Days are in UTC, as the server counts them. */
export const usageOf = (usage: Overview['usage'], now: Date): ProviderUsage[] => {
  const days = Array.from({ length: shownDays }, (_, index) =>
    new Date(now.getTime() - (shownDays - 1 - index) * dayMs).toISOString().slice(0, 10),
  )
  const sum = (rows: readonly Counts[]): Counts => ({
    characters: rows.reduce((total, row) => total + row.characters, 0),
    requests: rows.reduce((total, row) => total + row.requests, 0),
  })
  return [...new Set(usage.map(({ provider }) => provider))]
    .map((provider) => {
      const rows = usage.filter((row) => row.provider === provider)
      return {
        provider,
        ...sum(rows),
        days: days.map((day) => ({ day, ...sum(rows.filter((row) => row.day === day)) })),
      }
    })
    .toSorted((a, b) => b.characters - a.characters)
}
