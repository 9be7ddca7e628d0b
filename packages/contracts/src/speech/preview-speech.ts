import { languageCodes } from '@voxdeck/core/languages/languages'
import { speakingSpeedLimits } from '@voxdeck/core/video-settings'
import { z } from 'zod'
import { idSchema, operation } from '../operation.ts'

export const previewTextLimit = 500

export const previewSpeech = operation({
  id: 'previewSpeech',
  method: 'POST',
  path: '/api/tts/preview',
  summary: 'Speak a text of at most 500 characters',
  tag: 'speech',
  access: 'session',
  body: z.object({
    text: z.string().trim().min(1).max(previewTextLimit),
    language: z.enum(languageCodes),
    wpm: z.int().min(speakingSpeedLimits.min).max(speakingSpeedLimits.max),
    /** A voice of that language. */
    voice: z.string(),
    /** Applies this project's lexicon, as in its videos. */
    projectId: idSchema.optional(),
  }),
  success: { status: 200, body: 'audio' },
  errors: [
    'not_found',
    'nothing_to_say',
    'voice_unavailable',
    'no_worker',
    'voice_failed',
    'speech_failed',
    'unavailable',
  ],
})
