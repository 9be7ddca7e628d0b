import { fontFiles } from '../../captions/font-folder.ts'
import { fontsInside } from '../../run/jail-args.ts'
import type { ScratchFile } from '../../run/scratch.ts'

/** Renders an ASS file of captions/caption-script.ts by frames' timestamps. User text is in that file, never here. */
export const renderCaptions = (script: ScratchFile): string =>
  `ass=filename=${script.inside}:fontsdir=${fontsInside}/${fontFiles}`
