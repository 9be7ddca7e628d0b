import { z } from 'zod'
import { idSchema, operation } from '../operation.ts'
import { plainText } from '../plain-text.ts'
import { scriptTextLimit } from '../projects/update-project.ts'
import { languageParams, translatedSlideSchema, voiceChoiceSchema } from './language.ts'

export const saveTranslation = operation({
  id: 'saveTranslation',
  method: 'PUT',
  path: '/api/projects/{projectId}/languages/{language}/slides/{imageId}',
  summary: "Save what a slide says in a language, mark it as reviewed, or choose the slide's voice",
  tag: 'languages',
  access: 'session',
  params: languageParams.extend({ imageId: idSchema }),
  body: z
    .strictObject({
      /** The text comes with the state, so that nobody reviews what they have not seen. */
      translation: z.strictObject({
        script: plainText().max(scriptTextLimit),
        state: z.enum(['edited', 'reviewed']),
        /** Of the English beside which it was written; if that changed meanwhile, what is reviewed is stale at once. */
        sourceHash: plainText().max(64),
      }),
      /** Null leaves it to the language's voice. */
      voice: voiceChoiceSchema.nullable(),
    })
    .partial(),
  success: { status: 200, body: translatedSlideSchema },
  errors: ['not_found', 'voice_unavailable'],
})
