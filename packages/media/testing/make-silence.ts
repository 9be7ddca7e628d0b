import { createWriteSlideTracks } from '../src/track/write-slide-tracks.ts'
import type { Workbench } from './workbench.ts'

/** The silent sound file of a video without narration. */
export const makeSilence = async ({ ffmpeg, scratch }: Workbench): Promise<string> => {
  const output = scratch.file('silence.m4a')
  const slides = [{ placements: [], span: { first: 0, last: 0 }, output }]
  await createWriteSlideTracks({ ffmpeg })({ slides, channels: 1, scratch })
  return output.path
}
