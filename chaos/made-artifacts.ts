import type { Db } from '@voxdeck/db/connect'

export type MadeArtifact = { id: string; objectKey: string; timesMade: number; createdAt: number }

export const listMadeArtifacts = async (db: Db): Promise<MadeArtifact[]> => {
  const rows = await db
    .selectFrom('artifacts')
    .select(['kind', 'key', 'object_key', 'times_made', 'created_at'])
    .orderBy('kind')
    .orderBy('key')
    .execute()
  return rows.map(({ kind, key, object_key, times_made, created_at }) => ({
    id: `${kind}/${key}`,
    objectKey: object_key,
    timesMade: times_made,
    createdAt: created_at.getTime(),
  }))
}

export const listFacts = async <Facts>(db: Db, kind: string): Promise<Facts[]> => {
  const rows = await db.selectFrom('artifacts').where('kind', '=', kind).select('facts').execute()
  return rows.map(({ facts }) => facts as Facts)
}

/** Ids of the artifacts in `before` that were made again. */
export const madeAgain = (before: readonly MadeArtifact[], after: readonly MadeArtifact[]): string[] => {
  const now = new Map(after.map((artifact) => [artifact.id, artifact]))
  return before
    .filter(({ id, timesMade, createdAt }) => {
      const later = now.get(id)
      return later?.timesMade !== timesMade || later.createdAt !== createdAt
    })
    .map(({ id }) => id)
}
