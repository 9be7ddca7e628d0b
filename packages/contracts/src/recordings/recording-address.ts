import { z } from 'zod'

/**
 * A recording in JSON. A data URL is stored as a recording, the current one's URL changes nothing, an earlier one's brings
 * that one back. The size of a data URL is checked later.
 */
export const recordingAddressSchema = z.string().regex(/^(data:|\/api\/recordings\/)/)

/** Who is heard where the slide has a recording; neither deletes the other. */
export const narratorSchema = z.enum(['voice', 'recording'])
