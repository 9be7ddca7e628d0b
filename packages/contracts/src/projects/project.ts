import {
  captionPlaces,
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
import { imageSchema } from '../slides/image.ts'
import { videoSchema } from '../videos/video.ts'

export const videoSettingsSchema = z.object({
  speakingSpeed: z.int().min(speakingSpeedLimits.min).max(speakingSpeedLimits.max),
  resolution: z.enum(Object.keys(resolutions) as [keyof typeof resolutions]),
  transition: z.enum(transitions),
  /** Of the frame. */
  shape: z.enum(frameShapes),
  /** A picture of another shape is shown whole on a blurred copy of itself, or covers the frame. */
  pictureFit: z.enum(pictureFits),
  captions: z.enum(captionPlaces),
})

export const slideScriptSchema = z.object({
  imageId: idSchema,
  slideNumber: z.int().positive(),
  script: z.string(),
  wordCount: z.int().nonnegative(),
  /** Seconds at the project's speaking speed. */
  estimatedDuration: z.number(),
  selectedVoice: z.string(),
  /** As recorded, or as last spoken while text, voice and speed are still those; peaks are eight a second, 0 to 100. */
  narration: z.object({ seconds: z.number(), peaks: z.array(z.int().min(0).max(100)) }).nullable(),
  /** The address of the slide's recorded voice, which stands instead of speech. */
  audioRecording: z.string().nullable(),
  recordingDuration: z.number().nullable(),
  videoUrl: z.string().nullable(),
  videoFilename: z.string().nullable(),
  videoHasSound: z.boolean(),
  /** Whether the video's own sound is heard in the video, under the narration. */
  keepVideoSound: z.boolean(),
})

export type SlideScriptJson = z.infer<typeof slideScriptSchema>

export const translationSchema = z.object({ languageCode: z.string() })

export const projectSchema = z.object({
  id: idSchema,
  title: z.string(),
  englishScript: z.string(),
  images: z.array(imageSchema),
  videos: z.array(videoSchema),
  translations: z.array(translationSchema),
  slideScripts: z.array(slideScriptSchema),
  videoSettings: videoSettingsSchema,
  /** Plays under its videos. */
  music: musicSchema.nullable(),
  thumbnailImageId: idSchema.nullable(),
  /** Goes up with every change; what the event stream announces. */
  revision: z.int(),
  /** What a video asked for now would have: one with the same text hash says the same, with the same content hash is the same. */
  textHash: z.string(),
  contentHash: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

export type ProjectJson = z.infer<typeof projectSchema>

/** A picture without its times: those follow from the scripts, which a list does not read. */
const pictureSchema = imageSchema.omit({ startTime: true, endTime: true, manualDuration: true })
export type PictureJson = z.infer<typeof pictureSchema>

/** A project as a list shows it. */
export const projectSummarySchema = projectSchema
  .omit({ englishScript: true, slideScripts: true, music: true, textHash: true, contentHash: true })
  .extend({
    images: z.array(pictureSchema),
    imageCount: z.int().nonnegative(),
    /** Where it stands in the sorting asked for; the next page begins after it. */
    cursor: z.string(),
  })
export type ProjectSummaryJson = z.infer<typeof projectSummarySchema>

export const projectParams = z.object({ id: idSchema })
export const titleLength = 200
export const titleSchema = plainText().trim().min(1).max(titleLength)
/** A part of a title, whatever its case. */
export const searchSchema = plainText().trim().max(titleLength)
