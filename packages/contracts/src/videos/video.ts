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
  /** Estimated from the remaining work and this installation's speeds; null while it waits for others. */
  remainingSeconds: z.number().nonnegative().nullable(),
  /** Number of videos, of all users, before this one while it waits for its first unit of work; else null. */
  videosAhead: z.int().positive().nullable(),
  /** Sentences spoken and shots drawn, and how many of them were reused. */
  sentences: countSchema,
  shots: countSchema,
  /** Null for a video in one language. */
  languageStep: z.enum(languageSteps).nullable(),
})

export type GenerationProgress = z.infer<typeof progressSchema>

export const failureSchema = z.object({
  code: codeSchema,
  stage: stepSchema,
  message: z.string(),
  retryable: z.boolean(),
})

/** A zip for YouTube: the video, the other languages' audio tracks, captions, texts and a checklist. */
export const packSchema = z.object({
  status: z.enum(['preparing', 'ready', 'failed']),
  url: z.string().nullable(),
  size: z.int().nullable(),
  failure: z
    .object({
      code: codeSchema,
      message: z.string(),
      /** Why YouTube would refuse the pack, by file. */
      faults: z.array(z.object({ file: z.string(), fault: z.string() })),
    })
    .nullable(),
})

export const videoSchema = z.object({
  id: idSchema,
  projectId: idSchema,
  /** 'multi' for a video in several languages. */
  languageCode: z.string(),
  /** The first is the default language of the audio. */
  languages: z.array(z.string()).min(1),
  status: videoStatusSchema,
  progress: progressSchema,
  failure: failureSchema.nullable(),
  /** For the player; `downloadUrl` serves the same file as a download named after the project. */
  streamUrl: z.string().nullable(),
  downloadUrl: z.string().nullable(),
  /** HLS playlist, to switch the language during playback; null for a video in one language. */
  masterUrl: z.string().nullable(),
  /** Languages to choose from during playback; one in a video whose other languages are only read. */
  voices: z.array(z.string()),
  /** Each also with ?download=true, as a download named after the project. */
  captions: z.array(z.object({ languageCode: z.string(), webVttUrl: z.string(), srtUrl: z.string() })),
  /** How captions of recorded slides are timed; null when no recorded slide has a script. */
  recordedCaptions: z.enum(['recognised', 'proportional']).nullable(),
  /** Null until it is requested. */
  pack: packSchema.nullable(),
  /** Seconds. */
  duration: z.number().nullable(),
  size: z.int().nullable(),
  resolution: z.enum(Object.keys(resolutions) as [keyof typeof resolutions]),
  /** Word count, beginning and hash of the spoken text; null for videos from before this was stored. */
  text: z.object({ words: z.int(), excerpt: z.string(), hash: z.string() }).nullable(),
  /** Hash of everything that the video depends on; one of the project's `hashesNow` while that is unchanged. */
  contentHash: z.string().nullable(),
  /** Slides spoken by another voice because the requested one could not; slides count from 0. */
  fallbacks: z.array(
    z.object({ slide: z.int(), language: z.string(), wanted: z.string(), spoken: z.string() }),
  ),
  createdAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
})

export type Video = z.infer<typeof videoSchema>

/** A video with what only the list has: its chapters, and when each slide is on screen, in seconds. */
export const listedVideoSchema = videoSchema.extend({
  chapters: z.array(
    z.object({
      startTime: z.number(),
      title: z.string(),
      /** In the video's other languages. */
      titles: z.array(z.object({ languageCode: z.string(), title: z.string() })),
    }),
  ),
  timeline: z.array(z.object({ imageId: idSchema, startTime: z.number(), endTime: z.number() })).nullable(),
})

export type ListedVideo = z.infer<typeof listedVideoSchema>
