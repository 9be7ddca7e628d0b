import { z } from 'zod'
import { clipAddressSchema } from '../clips/clip-address.ts'
import { baseHashSchema, idSchema, operation } from '../operation.ts'
import { plainText } from '../plain-text.ts'
import { narratorSchema, recordingAddressSchema } from '../recordings/recording-address.ts'
import { projectParams, projectSchema, titleSchema, videoSettingsSchema } from './project.ts'

export const scriptTextLimit = 200_000

const scriptText = plainText().max(scriptTextLimit)

export const updateProject = operation({
  id: 'updateProject',
  method: 'PUT',
  path: '/api/projects/{id}',
  summary: 'Save any part of a project; an empty body saves the draft as it is',
  tag: 'projects',
  access: 'session',
  params: projectParams,
  // Strict, so that unknown fields are rejected instead of silently dropped.
  body: z
    .strictObject({
      title: titleSchema,
      thumbnailImageId: idSchema.nullable(),
      englishScript: scriptText,
      englishScriptBase: baseHashSchema,
      slideScripts: z
        .array(
          z.strictObject({
            imageId: idSchema,
            script: scriptText.optional(),
            scriptBase: baseHashSchema.optional(),
            selectedVoice: plainText().max(100).optional(),
            speakingSpeed: videoSettingsSchema.shape.speakingSpeed.nullable().optional(),
            pictureFit: videoSettingsSchema.shape.pictureFit.nullable().optional(),
            silent: z.boolean().optional(),
            narrator: narratorSchema.optional(),
            /** Null removes the recording. */
            audioRecording: recordingAddressSchema.nullable().optional(),
            /** Null removes the clip; the URL of an earlier one of the slide brings that one back. */
            videoUrl: clipAddressSchema.nullable().optional(),
            keepVideoSound: z.boolean().optional(),
          }),
        )
        .max(500),
      slideTimings: z
        .array(z.strictObject({ imageId: idSchema, manualDuration: z.number().min(1).max(3600).nullable() }))
        .max(500),
      /** What is not sent stays as it is. */
      videoSettings: videoSettingsSchema.partial(),
    })
    .partial(),
  success: { status: 200, body: projectSchema },
  errors: [
    'not_found',
    'text_conflict',
    'recording_type',
    'recording_too_large',
    'recording_unreadable',
    'no_worker',
    'unavailable',
  ],
})
