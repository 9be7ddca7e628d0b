/** Drops the metadata of users' files, and makes the same input give the same bytes. */
export const stripMetadata = ['-map_metadata', '-1', '-map_chapters', '-1', '-fflags', '+bitexact'] as const
