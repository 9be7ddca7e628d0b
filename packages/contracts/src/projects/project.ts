import {
  type Colour,
  captionPlaces,
  colourPattern,
  frameShapes,
  pictureFits,
  resolutions,
  speakingSpeedLimits,
  transitions,
} from '@voxdeck/core/video-settings'
import { z } from 'zod'
import { musicSchema } from '../music/music.ts'
import { idSchema } from '../operation.ts'
import { plainText } from '../plain-text.ts'
import { storedRecordingSchema } from '../recordings/stored-recording.ts'
import { imageSchema } from '../slides/image.ts'
import { videoSchema } from '../videos/video.ts'

const colourSchema = z.string().regex(colourPattern) as unknown as z.ZodType<Colour, Colour>

export const videoSettingsSchema = z.object({
  speakingSpeed: z.int().min(speakingSpeedLimits.min).max(speakingSpeedLimits.max),
  resolution: z.enum(Object.keys(resolutions) as [keyof typeof resolutions]),
  transition: z.enum(transitions),
  /** Aspect ratio of the frame. */
  shape: z.enum(frameShapes),
  /**
   * A picture of another aspect ratio is shown whole on a blurred copy of itself, on the colour of its edge or on an own
   * colour (#rrggbb), or covers the frame.
   */
  pictureFit: z.union([z.enum(pictureFits), colourSchema]),
  captions: z.enum(captionPlaces),
})

export const slideScriptSchema = z.object({
  imageId: idSchema,
  slideNumber: z.int().positive(),
  script: z.string(),
  wordCount: z.int().nonnegative(),
  /** Seconds at the slide's speaking speed. */
  estimatedDuration: z.number(),
  selectedVoice: z.string(),
  /** Words a minute; null: the project's. */
  speakingSpeed: videoSettingsSchema.shape.speakingSpeed.nullable(),
  /** Null: the project's. */
  pictureFit: videoSettingsSchema.shape.pictureFit.nullable(),
  /** Nobody speaks, on purpose. */
  silent: z.boolean(),
  /**
   * The recording, or the last generated narration while script, voice and speed are unchanged; null when
   * there is neither. Eight peaks per second, from 0 to 100.
   */
  narration: z.object({ seconds: z.number(), peaks: z.array(z.int().min(0).max(100)) }).nullable(),
  /** URL of the slide's recording, which replaces generated narration. */
  audioRecording: z.string().nullable(),
  recordingDuration: z.number().nullable(),
  /** A recording that is kept while the voice is heard instead. */
  keptRecording: storedRecordingSchema.nullable(),
  /** How many earlier recordings of the slide are kept to be compared. */
  takes: z.int().nonnegative(),
  videoUrl: z.string().nullable(),
  videoFilename: z.string().nullable(),
  videoHasSound: z.boolean(),
  /** Whether the clip's own sound is mixed into the video, under the narration. */
  keepVideoSound: z.boolean(),
})

export type SlideScriptJson = z.infer<typeof slideScriptSchema>

export const translationSchema = z.object({
  languageCode: z.string(),
  /** The project's title in the language; null is as in the source language. */
  title: z.string().nullable(),
})

/**
 * Hashes of a video requested now, in the source language and in the languages of each video that is finished or in
 * progress; in a list of projects, of the newest finished video alone. A video with the same `textHash` says the same,
 * one with the same `contentHash` is the same. Other languages are left out while no worker lists their voices.
 */
const hashesNowSchema = z.array(
  z.object({ languages: z.array(z.string()), textHash: z.string(), contentHash: z.string() }),
)
export type HashesNow = z.infer<typeof hashesNowSchema>

export const projectSchema = z.object({
  id: idSchema,
  title: z.string(),
  /** The language that the project is written in. */
  sourceLanguage: z.string(),
  /** For the whole project, in its source language, whatever that is. */
  englishScript: z.string(),
  images: z.array(imageSchema),
  videos: z.array(videoSchema),
  translations: z.array(translationSchema),
  slideScripts: z.array(slideScriptSchema),
  videoSettings: videoSettingsSchema,
  /** Background music of the project's videos. */
  music: musicSchema.nullable(),
  thumbnailImageId: idSchema.nullable(),
  /** Goes up with every change; sent on the event stream. */
  revision: z.int(),
  hashesNow: hashesNowSchema,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

export type ProjectJson = z.infer<typeof projectSchema>

/** A picture without its times: those depend on the scripts, which a list does not read. */
const pictureSchema = imageSchema.omit({ startTime: true, endTime: true, manualDuration: true })
export type PictureJson = z.infer<typeof pictureSchema>

/** A project as a list shows it. */
export const projectSummarySchema = projectSchema
  .omit({ englishScript: true, slideScripts: true, music: true })
  .extend({
    images: z.array(pictureSchema),
    imageCount: z.int().nonnegative(),
    /** Position in the requested sorting; the next page begins after it. */
    cursor: z.string(),
  })
export type ProjectSummaryJson = z.infer<typeof projectSummarySchema>

export const projectParams = z.object({ id: idSchema })
export const titleLength = 200
export const titleSchema = plainText().trim().min(1).max(titleLength)
/** Part of a title, ignoring case. */
export const searchSchema = plainText().trim().max(titleLength)
