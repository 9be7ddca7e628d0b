import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../connect.ts'

/** Two people changed the same text: the later save did not know the earlier one. */
export type TextConflict = {
  /** The path of the text, such as `slideScripts/{imageId}`. */
  field: string
  /** The text that the save was based on; null when it is not kept any more. */
  base: string | null
  theirs: string
  mine: string
}

/** Thrown inside a transaction, which rolls it back: nothing of the save is stored. */
export class TextsConflict extends Error {
  readonly conflicts: TextConflict[]

  constructor(conflicts: TextConflict[]) {
    super(`changed meanwhile: ${conflicts.map(({ field }) => field).join(', ')}`)
    this.name = 'TextsConflict'
    this.conflicts = conflicts
  }
}

export const hashText = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Keeps texts that are about to be replaced. */
export const keepTexts = async (trx: Db, projectId: string, texts: readonly string[]): Promise<void> => {
  const rows = new Map(texts.map((text) => [hashText(text), text]))
  if (rows.size === 0) return
  await trx
    .insertInto('texts')
    .values(Array.from(rows, ([hash, text]) => ({ project_id: projectId, hash, text })))
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'hash']).doUpdateSet({ replaced_at: sql`now()` }),
    )
    .execute()
}

export const findText = async (db: Db, projectId: string, hash: string): Promise<string | null> => {
  const row = await db
    .selectFrom('texts')
    .where('project_id', '=', projectId)
    .where('hash', '=', hash)
    .select('text')
    .executeTakeFirst()
  return row?.text ?? null
}

/** A text that a save replaces. `baseHash` is of the text that the change was based on; without it, it replaces any. */
export type TextWrite = { field: string; current: string; next: string; baseHash?: string | undefined }

/**
 * Throws TextsConflict when one of the texts is neither what its write was based on nor what it writes; keeps those
 * that are replaced. The caller holds the project's lock.
 */
export const replaceTexts = async (
  trx: Db,
  projectId: string,
  writes: readonly TextWrite[],
): Promise<void> => {
  const changed = writes.filter(({ current, next }) => current !== next)
  const refused = changed.filter(
    ({ current, baseHash }) => baseHash !== undefined && baseHash !== hashText(current),
  )
  if (refused.length > 0)
    throw new TextsConflict(
      await Promise.all(
        refused.map(async ({ field, current, next, baseHash = '' }) => ({
          field,
          base: await findText(trx, projectId, baseHash),
          theirs: current,
          mine: next,
        })),
      ),
    )
  await keepTexts(
    trx,
    projectId,
    changed.map(({ current }) => current),
  )
}
