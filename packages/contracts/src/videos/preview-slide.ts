import { z } from 'zod'
import { filenameSchema, idSchema, operation } from '../operation.ts'
import { plainText } from '../plain-text.ts'
import { recordingAddressSchema } from '../recordings/recording-address.ts'

export const previewSlide = operation({
  id: 'previewSlide',
  method: 'POST',
  path: '/api/projects/{projectId}/preview-slide',
  summary: 'Render one slide as a short video, with the same shots as the whole video',
  tag: 'videos',
  access: 'session',
  params: z.object({ projectId: idSchema }),
  body: z.object({
    slideData: z
      .array(
        z.object({
          image: filenameSchema,
          script: plainText().max(20_000),
          displayDuration: z.number().min(1).max(3600).optional(),
          /** A recording's URL or data URL; undefined uses the slide's recording, null uses none. */
          audioRecording: recordingAddressSchema.nullable().optional(),
          selectedVoice: plainText().max(100).optional(),
          slideNumber: z.int().positive().optional(),
          /** Null renders the slide without its clip. */
          videoUrl: z.string().nullable().optional(),
          videoFilename: z.string().nullable().optional(),
        }),
      )
      .length(1),
  }),
  success: { status: 200, body: z.object({ previewUrl: z.string() }) },
  errors: [
    'not_found',
    'recording_type',
    'recording_too_large',
    'recording_unreadable',
    'voice_unavailable',
    'no_worker',
    'voice_failed',
    'speech_failed',
    'render_failed',
    'unavailable',
  ],
})
