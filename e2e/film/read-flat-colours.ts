import type { Page } from '@playwright/test'
import type { Film } from './await-film.ts'

/** What the browser shows in the middle of each slide, as 8-bit sRGB. */
export const readFlatColours = (page: Page, { streamUrl, timeline }: Film): Promise<number[][]> =>
  page.evaluate(
    async ({ source, times }) => {
      const video = document.createElement('video')
      video.muted = true
      video.src = source
      await new Promise((resolve, reject) => {
        video.onloadeddata = resolve
        video.onerror = () => reject(new Error(video.error?.message))
      })
      const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight)
      const context = canvas.getContext('2d', { colorSpace: 'srgb' })
      const colours: number[][] = []
      for (const time of times) {
        video.currentTime = time
        await new Promise((resolve) => {
          video.onseeked = resolve
        })
        context?.drawImage(video, 0, 0)
        const pixel = context?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data
        colours.push([...(pixel ?? [])].slice(0, 3))
      }
      return colours
    },
    {
      source: streamUrl ?? '',
      times: (timeline ?? []).map(({ startTime, endTime }) => startTime + (endTime - startTime) / 3),
    },
  )
