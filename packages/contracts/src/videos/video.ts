import { workSteps } from '@voxdeck/core/progress/work'
import { resolutions } from '@voxdeck/core/video-settings'
import { z } from 'zod'
import { type ErrorCode, errors } from '../errors.ts'
import { idSchema } from '../operation.ts'

export const videoStatusSchema = z.enum(['generating', 'completed', 'failed', 'cancelled'])

const stepSchema = z.enum(workSteps)

const countSchema = z.object({ done: z.int(), reused: z.int(), planned: z.int() })

export const progressSchema = z.object({
  step: stepSchema,
  /** Work done over work planned; never falls, and at most 95 until the file is ready. */
  percent: z.number().min(0).max(100),
  /** From what work left takes on this installation; null while it waits for other films. */
  remainingSeconds: z.number().nonnegative().nullable(),
  /** While it waits for its first work: how many films of everybody's come before it. */
  videosAhead: z.int().positive().nullable(),
  /** Sentences spoken and pictures drawn, and how many of them were there already. */
  sentences: countSchema,
  shots: countSchema,
})

export type GenerationProgress = z.infer<typeof progressSchema>

export const failureSchema = z.object({
  code: z.enum(Object.keys(errors) as [ErrorCode, ...ErrorCode[]]),
  stage: stepSchema,
  message: z.string(),
  retryable: z.boolean(),
})

export const videoSchema = z.object({
  id: idSchema,
  projectId: idSchema,
  languageCode: z.string(),
  status: videoStatusSchema,
  progress: progressSchema,
  failure: failureSchema.nullable(),
  /** For the player; downloadUrl is the same file offered under the project's name. */
  streamUrl: z.string().nullable(),
  downloadUrl: z.string().nullable(),
  /** Seconds. */
  duration: z.number().nullable(),
  size: z.int().nullable(),
  resolution: z.enum(Object.keys(resolutions) as [keyof typeof resolutions]),
  /** What it says: how many words, how it begins, and a hash of all of it; null for a film from before this was kept. */
  text: z.object({ words: z.int(), excerpt: z.string(), hash: z.string() }).nullable(),
  /** Of everything that decided it; equal to the project's while the project is as it was then. */
  contentHash: z.string().nullable(),
  createdAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
})

export type Video = z.infer<typeof videoSchema>

/** A film with what its list shows beyond its state: when each slide is on screen, in seconds. */
export const filmSchema = videoSchema.extend({
  timeline: z.array(z.object({ imageId: idSchema, startTime: z.number(), endTime: z.number() })).nullable(),
})
