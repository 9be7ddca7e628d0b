import type { ScratchFile } from '@voxdeck/media/run/scratch'

/** Stands for any file in the arguments that a key is the hash of: names of files do not decide bytes. */
export const placeholderFile: ScratchFile = { path: 'file', inside: 'file' }
