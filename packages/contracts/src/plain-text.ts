import { z } from 'zod'

/** What a person writes. NUL, which text copied from a PDF may carry, is dropped: Postgres keeps none. */
export const plainText = () => z.string().overwrite((text) => text.replaceAll('\0', ''))
