import type { Cue } from './make-cues.ts'
import { captionTime } from './write-srt.ts'

const escapeVttText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export const writeWebVtt = (cues: readonly Cue[]): string =>
  [
    'WEBVTT\n',
    ...cues.map(
      ({ startFrame, endFrame, lines }) =>
        `${captionTime(startFrame, '.')} --> ${captionTime(endFrame, '.')}\n${lines.map(escapeVttText).join('\n')}\n`,
    ),
  ].join('\n')
