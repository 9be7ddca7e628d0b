import { z } from 'zod'
import { baseHashSchema, idSchema, operation } from '../operation.ts'
import { plainText } from '../plain-text.ts'
import { scriptTextLimit } from '../projects/update-project.ts'
import { narratorSchema, recordingAddressSchema } from '../recordings/recording-address.ts'
import {
  languageParams,
  translatedSlideSchema,
  translationStateSchema,
  voiceChoiceSchema,
} from './language.ts'

export const saveTranslation = operation({
  id: 'saveTranslation',
  method: 'PUT',
  path: '/api/projects/{projectId}/languages/{language}/slides/{imageId}',
  summary:
    "Save a slide's script in a language, mark it as reviewed, or choose the slide's voice or recording",
  tag: 'languages',
  access: 'session',
  params: languageParams.extend({ imageId: idSchema }),
  body: z
    .strictObject({
      /** Script and state come together, so that a review is always of the script that the person saw. */
      translation: z.strictObject({
        script: plainText().max(scriptTextLimit),
        scriptBase: baseHashSchema.optional(),
        /** A person's is `edited` or `reviewed`; `machine` takes back the review of one that nobody had edited. */
        state: translationStateSchema,
        /**
         * Hash of the source text that the person saw; if that changed, a reviewed script is stale at once.
         */
        sourceHash: plainText().max(64),
        /**
         * Takes back a review: the source text of `sourceHash`, from which the script was made before; null when it is
         * not known. Without it an edited script stays one of the source that it was made from.
         */
        source: plainText().max(scriptTextLimit).nullable().optional(),
      }),
      /** Null uses the language's voice. */
      voice: voiceChoiceSchema.nullable(),
      narrator: narratorSchema,
      /** Null removes the recording. */
      recording: recordingAddressSchema.nullable(),
    })
    .partial(),
  success: { status: 200, body: translatedSlideSchema },
  errors: [
    'not_found',
    'text_conflict',
    'voice_unavailable',
    'recording_type',
    'recording_too_large',
    'recording_unreadable',
    'no_worker',
    'unavailable',
  ],
})
