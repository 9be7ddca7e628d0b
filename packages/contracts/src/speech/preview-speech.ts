import { languageCodes } from '@voxdeck/core/languages/languages'
import { longestSentence } from '@voxdeck/core/script/cut-long-sentence'
import { speakingSpeedLimits } from '@voxdeck/core/video-settings'
import { z } from 'zod'
import { idSchema, operation } from '../operation.ts'

/** What people listen to at once (K5). */
export const previewTextLimit = 500

/** The longest sentence of a script, with its markup. */
const speechTextLimit = 2 * longestSentence

/**
 * Of the answer, at 48,000 samples a second: the length of the narration, which begins after a quarter second of silence,
 * and the gap before a sentence that follows it. A worker of an earlier release does not tell them.
 */
export const speechHeaders = { samples: 'speech-samples', gapSamples: 'speech-gap-samples' } as const

export const previewSpeech = operation({
  id: 'previewSpeech',
  method: 'POST',
  path: '/api/tts/preview',
  summary: 'Speak a text of at most 500 characters, or one sentence of a script',
  tag: 'speech',
  access: 'session',
  body: z
    .object({
      text: z.string().trim().min(1).max(speechTextLimit),
      /** The text is one sentence of a script, as a draft asks for: it may be as long as sentences are. */
      isSentence: z.boolean().optional(),
      language: z.enum(languageCodes),
      wpm: z.int().min(speakingSpeedLimits.min).max(speakingSpeedLimits.max),
      /** A voice of that language. */
      voice: z.string(),
      /** Applies this project's lexicon, as in its videos. */
      projectId: idSchema.optional(),
    })
    .refine(({ text, isSentence }) => isSentence || text.length <= previewTextLimit, { path: ['text'] }),
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
