import type { Db } from '../connect.ts'

export type NarrationFacts = { samples: number; peaks: number[] }

/** What was measured of the slides that still say what they said then, by slide. */
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
