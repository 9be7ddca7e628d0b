import { TextsConflict } from '@voxdeck/db/texts/texts'
import { HttpProblem } from './http-problem.ts'

/** Answers 409 with the texts when a save was not based on what is stored. */
export const refuseConflicts = async <T>(save: () => Promise<T>): Promise<T> => {
  try {
    return await save()
  } catch (error) {
    if (error instanceof TextsConflict) throw new HttpProblem('text_conflict', '', error.conflicts)
    throw error
  }
}
