import type { Page } from '@playwright/test'
import type { ListedVideo } from './await-video.ts'
import { pixelsAt } from './pixels-at.ts'

/** The colour that the browser shows in the middle of each slide, as 8-bit sRGB. */
export const readFlatColours = (page: Page, { streamUrl, timeline }: ListedVideo): Promise<number[][]> =>
  pixelsAt(page, {
    source: streamUrl ?? '',
    times: (timeline ?? []).map(({ startTime, endTime }) => startTime + (endTime - startTime) / 3),
    points: [[0.5, 0.5]],
  })
