import type { Db } from '../connect.ts'

export type NarrationFacts = { samples: number; peaks: number[] }

/** Measured narrations by slide id, of the slides whose hash in `spoken` is still the measured one. */
export const findNarrations = async (
  db: Db,
  spoken: ReadonlyMap<string, string>,
): Promise<Map<string, NarrationFacts>> => {
  if (spoken.size === 0) return new Map()
  const rows = await db
    .selectFrom('slide_narrations')
    .where('slide_id', 'in', [...spoken.keys()])
    .where('spoken_hash', 'in', [...new Set(spoken.values())])
    .select(['slide_id', 'spoken_hash', 'samples', 'peaks'])
    .execute()
  return new Map(
    rows
      .filter((row) => spoken.get(row.slide_id) === row.spoken_hash)
      .map(({ slide_id, samples, peaks }) => [slide_id, { samples, peaks }]),
  )
}
