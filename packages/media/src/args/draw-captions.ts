import { fontFiles } from '../captions/font-folder.ts'
import { fontsInside } from '../run/jail-args.ts'
import type { ScratchFile } from '../run/scratch.ts'

/** Draws a script of captions/caption-script.ts, by frames' own times. What people wrote is in the script, never here. */
export const drawCaptions = (script: ScratchFile): string =>
  `ass=filename=${script.inside}:fontsdir=${fontsInside}/${fontFiles}`
