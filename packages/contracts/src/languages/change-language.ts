import { z } from 'zod'
import { operation } from '../operation.ts'
import { titleSchema, videoSettingsSchema } from '../projects/project.ts'
import { languageParams, projectLanguageSchema, voiceChoiceSchema } from './language.ts'

export const changeLanguage = operation({
  id: 'changeLanguage',
  method: 'PATCH',
  path: '/api/projects/{projectId}/languages/{language}',
  summary: "Choose a language's voice or speaking speed, or name the project in it",
  tag: 'languages',
  access: 'session',
  params: languageParams,
  body: z
    .strictObject({
      /** Null selects the first installed voice of the language. */
      voice: voiceChoiceSchema.nullable(),
      /** Words a minute; null is the project's. A slide's own speed goes first. */
      speakingSpeed: videoSettingsSchema.shape.speakingSpeed.nullable(),
      /** Null is as in the source language. */
      title: titleSchema.nullable(),
    })
    .partial(),
  success: { status: 200, body: projectLanguageSchema },
  errors: ['not_found', 'voice_unavailable'],
})
