import { z } from 'zod'

/** A recording inside JSON: where the slide's own is served, or a new one as a data URL. Its size is checked later. */
export const recordingAddressSchema = z.string().regex(/^(data:|\/api\/recordings\/)/)
