import type { LaidOutPlan } from './laid-out-plan.ts'

/** Reads a stored layout, of today's format or an earlier one: packs are made of videos from long ago. */
export const parseLayout = (json: string): LaidOutPlan => {
  // The first layouts did not name their format, which was this one.
  const { format = 1, ...layout } = JSON.parse(json) as Omit<LaidOutPlan, 'format'> & { format?: number }
  if (format !== 1) throw new Error(`a layout of format ${format} is from a later release`)
  return { format, ...layout }
}
