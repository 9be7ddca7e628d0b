import { z } from 'zod'

/** Where a clip is served. */
export const clipAddressSchema = z.string().regex(/^\/api\/clips\/[0-9a-f]{32}\.[a-z0-9]{2,4}$/)
