/** What people's files say of themselves stays behind, and the same input gives the same bytes. */
export const stripMetadata = ['-map_metadata', '-1', '-map_chapters', '-1', '-fflags', '+bitexact'] as const
