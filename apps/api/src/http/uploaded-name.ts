const longest = 255

/** A file's name as its sender gives it, for people to read; some senders give none. */
export const uploadedName = (filename: string | undefined, otherwise: string): string =>
  Array.from((filename ?? '').replace(/\p{Cc}/gu, ''))
    .slice(0, longest)
    .join('') || otherwise
