/** A bracket that a script would read as markup, or as the end of an escape; '[sic]' is neither. */
const meaningful = /(?<=\\)[[\]]|\[(?!(?!\s*pause\b)[^[\]|\\\n]*\])/gi

/** A text as a script that reads as this text and holds no markup. */
export const escapeMarkup = (text: string): string => text.replace(meaningful, '\\$&')
