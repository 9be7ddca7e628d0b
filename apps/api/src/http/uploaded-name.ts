const longest = 255

/** Name of an uploaded file for display; `otherwise` when the client sends none. */
export const uploadedName = (filename: string | undefined, otherwise: string): string =>
  Array.from((filename ?? '').replace(/\p{Cc}/gu, ''))
    .slice(0, longest)
    .join('') || otherwise
