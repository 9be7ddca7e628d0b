import { settingChanges, slideChanges } from '@voxdeck/core/plan/compare-plans'
import { z } from 'zod'
import { idSchema, operation } from '../operation.ts'

const changesSchema = z.object({
  /** Slides that are new or different, in today's order. */
  slides: z.array(
    z.object({
      imageId: idSchema,
      slideNumber: z.int().positive(),
      changes: z.array(z.enum(slideChanges)),
    }),
  ),
  removedSlides: z.int().nonnegative(),
  /** Whether slides that were there stand in another order. */
  isReordered: z.boolean(),
  settings: z.array(z.enum(settingChanges)),
})

export type VideoChangesJson = z.infer<typeof changesSchema>

/** Renames the fields of the JSON to the domain's names. */
export const readVideoChanges = ({ slides, ...changes }: VideoChangesJson) => ({
  ...changes,
  slides: slides.map(({ imageId: slideId, slideNumber: number, changes: of }) => ({
    slideId,
    number,
    changes: of,
  })),
})

export type VideoChanges = ReturnType<typeof readVideoChanges>

export const getVideoChanges = operation({
  id: 'getVideoChanges',
  method: 'GET',
  path: '/api/projects/{projectId}/videos/{videoId}/changes',
  summary: 'What a video requested now in the same languages would change: the two plans are compared',
  tag: 'videos',
  access: 'session',
  params: z.object({ projectId: idSchema, videoId: idSchema }),
  success: { status: 200, body: changesSchema },
  errors: ['not_found'],
})
