import { z } from 'zod'

/** Text that a person writes. NUL, common in text from PDFs, is removed: Postgres cannot store it. */
export const plainText = () => z.string().overwrite((text) => text.replaceAll('\0', ''))
