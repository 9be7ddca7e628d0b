import { ApiError } from '@voxdeck/contracts/client'

/** Somebody else changed the text meanwhile: nothing was saved. */
export const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'text_conflict'
