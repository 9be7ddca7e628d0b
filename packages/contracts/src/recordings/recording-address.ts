import { z } from 'zod'

/** A recording in JSON: the URL of the slide's current one, or a data URL, whose size is checked later. */
export const recordingAddressSchema = z.string().regex(/^(data:|\/api\/recordings\/)/)
