/** A bracket that the parser would read as markup or as an escape; '[sic]' is neither. */
const meaningful = /(?<=\\)[[\]]|\[(?!(?!\s*pause\b)[^[\]|\\\n]*\])/gi

/** Escapes a text, so that it parses as the same text without any markup. */
export const escapeMarkup = (text: string): string => text.replace(meaningful, '\\$&')
