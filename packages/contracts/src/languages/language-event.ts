import { idSchema } from '../operation.ts'
import { translationJobSchema } from './language.ts'

/** `language` on a project's stream: slides are being translated, or no longer. */
export const languageEventSchema = translationJobSchema.extend({ projectId: idSchema })
