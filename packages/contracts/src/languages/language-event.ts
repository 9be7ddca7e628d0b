import { idSchema } from '../operation.ts'
import { translationJobSchema } from './language.ts'

/** The `language` event of a project's stream: a translation job started, progressed or ended. */
export const languageEventSchema = translationJobSchema.extend({ projectId: idSchema })
