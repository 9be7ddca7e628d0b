import { speakingSpeedLimits } from '@voxdeck/core/video-settings'
import { z } from 'zod'
import { operation } from '../operation.ts'

export const previewTextLimit = 500

export const previewSpeech = operation({
  id: 'previewSpeech',
  method: 'POST',
  path: '/api/tts/preview',
  summary: 'Hear a text of at most 500 characters',
  tag: 'speech',
  access: 'session',
  body: z.object({
    text: z.string().trim().min(1).max(previewTextLimit),
    language: z.literal('en'),
    wpm: z.int().min(speakingSpeedLimits.min).max(speakingSpeedLimits.max),
    voice: z.string(),
  }),
  success: { status: 200, body: 'audio' },
  errors: ['nothing_to_say', 'voice_unavailable', 'no_worker', 'speech_failed', 'unavailable'],
})
