import { languageSteps } from '@voxdeck/core/progress/language-steps'
import { workSteps } from '@voxdeck/core/progress/work'
import { resolutions } from '@voxdeck/core/video-settings'
import { z } from 'zod'
import { type ErrorCode, errors } from '../errors.ts'
import { idSchema } from '../operation.ts'

export const videoStatusSchema = z.enum(['generating', 'completed', 'failed', 'cancelled'])

const stepSchema = z.enum(workSteps)

const codeSchema = z.enum(Object.keys(errors) as [ErrorCode, ...ErrorCode[]])

const countSchema = z.object({ done: z.int(), reused: z.int(), planned: z.int() })

export const progressSchema = z.object({
  step: stepSchema,
  /** Work done over work planned; never falls, and at most 95 until the file is ready. */
  percent: z.number().min(0).max(100),
  /** From what work left takes on this installation; null while it waits for other videos. */
  remainingSeconds: z.number().nonnegative().nullable(),
  /** While it waits for its first work: how many videos of everybody's come before it. */
  videosAhead: z.int().positive().nullable(),
  /** Sentences spoken and pictures drawn, and how many of them were there already. */
  sentences: countSchema,
  shots: countSchema,
  /** Of a video in several languages; null for one. */
  languageStep: z.enum(languageSteps).nullable(),
})

export type GenerationProgress = z.infer<typeof progressSchema>

export const failureSchema = z.object({
  code: codeSchema,
  stage: stepSchema,
  message: z.string(),
  retryable: z.boolean(),
})

/** Everything that YouTube takes, in one file: the video, the other voices, captions, texts and a checklist. */
export const packSchema = z.object({
  status: z.enum(['preparing', 'ready', 'failed']),
  url: z.string().nullable(),
  size: z.int().nullable(),
  failure: z
    .object({
      code: codeSchema,
      message: z.string(),
      /** What the pack would have been refused for, by file. */
      faults: z.array(z.object({ file: z.string(), fault: z.string() })),
    })
    .nullable(),
})

export const videoSchema = z.object({
  id: idSchema,
  projectId: idSchema,
  /** 'multi' for a video in several languages. */
  languageCode: z.string(),
  /** The first is heard unless another is chosen. */
  languages: z.array(z.string()).min(1),
  status: videoStatusSchema,
  progress: progressSchema,
  failure: failureSchema.nullable(),
  /** For the player; downloadUrl is the same file offered under the project's name. */
  streamUrl: z.string().nullable(),
  downloadUrl: z.string().nullable(),
  /** HLS, for choosing the language while it plays; null for a video in one. */
  masterUrl: z.string().nullable(),
  /** Each also with ?download=true, under the project's name. */
  captions: z.array(z.object({ languageCode: z.string(), webVttUrl: z.string(), srtUrl: z.string() })),
  /** Where captions of recorded slides have their times from; null when nothing in it was recorded. */
  recordedCaptions: z.enum(['recognised', 'proportional']).nullable(),
  /** Null until somebody asks for it. */
  pack: packSchema.nullable(),
  /** Seconds. */
  duration: z.number().nullable(),
  size: z.int().nullable(),
  resolution: z.enum(Object.keys(resolutions) as [keyof typeof resolutions]),
  /** What it says: how many words, how it begins, and a hash of all of it; null for a video from before this was kept. */
  text: z.object({ words: z.int(), excerpt: z.string(), hash: z.string() }).nullable(),
  /** Of everything that decided it; equal to the project's while the project is as it was then. */
  contentHash: z.string().nullable(),
  /** Slides that another voice spoke, because the one that was asked for could not; slides count from 0. */
  fallbacks: z.array(
    z.object({ slide: z.int(), language: z.string(), wanted: z.string(), spoken: z.string() }),
  ),
  createdAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
})

export type Video = z.infer<typeof videoSchema>

/** A video with what its list shows beyond its state: its chapters, and when each slide is on screen, in seconds. */
export const listedVideoSchema = videoSchema.extend({
  chapters: z.array(z.object({ startTime: z.number(), title: z.string() })),
  timeline: z.array(z.object({ imageId: idSchema, startTime: z.number(), endTime: z.number() })).nullable(),
})

export type ListedVideo = z.infer<typeof listedVideoSchema>
