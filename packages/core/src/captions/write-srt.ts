import { framesPerSecond } from '../timeline/timing.ts'
import type { Cue } from './make-cues.ts'

const digits = (value: number, length: number): string => String(value).padStart(length, '0')

/** The timestamp of a frame, to the millisecond; `mark` is the decimal separator. */
export const captionTime = (frame: number, mark: ',' | '.'): string => {
  const milliseconds = Math.round((frame * 1000) / framesPerSecond)
  const [hours, minutes, seconds] = [
    Math.floor(milliseconds / 3_600_000),
    Math.floor(milliseconds / 60_000) % 60,
    Math.floor(milliseconds / 1000) % 60,
  ]
  return `${digits(hours, 2)}:${digits(minutes, 2)}:${digits(seconds, 2)}${mark}${digits(milliseconds % 1000, 3)}`
}

export const writeSrt = (cues: readonly Cue[]): string =>
  cues
    .map(
      ({ startFrame, endFrame, lines }, index) =>
        `${index + 1}\n${captionTime(startFrame, ',')} --> ${captionTime(endFrame, ',')}\n${lines.join('\n')}\n`,
    )
    .join('\n')
