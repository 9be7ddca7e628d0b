import type { Page } from '@playwright/test'

type Wanted = {
  source: string
  /** Seconds. */
  times: readonly number[]
  /** Across and down, as fractions from 0 to 1. */
  points: readonly (readonly [number, number])[]
}

/** What a browser shows of a video after seeking to each time: red, green and blue of every point, in turn. */
export const pixelsAt = (page: Page, wanted: Wanted): Promise<number[][]> =>
  page.evaluate(async ({ source, times, points }) => {
    const video = document.createElement('video')
    video.muted = true
    video.src = source
    // In the document, because only there does requestVideoFrameCallback report frames.
    document.body.append(video)
    await new Promise((resolve, reject) => {
      video.onloadeddata = resolve
      video.onerror = () => reject(new Error(video.error?.message))
    })
    const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight)
    const context = canvas.getContext('2d', { colorSpace: 'srgb', willReadFrequently: true })
    const places = points.map(
      ([x, y]) => (Math.floor(y * canvas.height) * canvas.width + Math.floor(x * canvas.width)) * 4,
    )
    const shown: number[][] = []
    for (const time of times) {
      const seeked = new Promise((resolve) => {
        video.onseeked = resolve
      })
      // On a busy machine 'seeked' fires before the frame is drawn.
      const drawn = new Promise((resolve) => video.requestVideoFrameCallback(resolve))
      video.currentTime = time
      await Promise.all([seeked, drawn])
      context?.drawImage(video, 0, 0)
      const data = context?.getImageData(0, 0, canvas.width, canvas.height).data
      if (data) shown.push(places.flatMap((at) => [...data.subarray(at, at + 3)]))
    }
    video.remove()
    return shown
  }, wanted)
