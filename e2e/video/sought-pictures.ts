import type { Page } from '@playwright/test'
import { framesPerSecond } from '@voxdeck/core/timeline/timing'
import { pixelsAt } from './pixels-at.ts'
import { runProgram } from './run-program.ts'

const small = { width: 64, height: 36 }
const pixels = small.width * small.height

/** Every frame of a video as ffmpeg decodes it, sampled to a few pixels of packed RGB. */
export const decodeSmall = async (file: string): Promise<Buffer[]> => {
  const toRgb = 'scale=in_color_matrix=bt709:in_range=tv:flags=accurate_rnd+full_chroma_int,format=gbrp'
  const smaller = `scale=${small.width}:${small.height}:flags=neighbor,format=rgb24`
  const { stdout } = await runProgram('ffmpeg', [
    '-v',
    'error',
    '-i',
    file,
    '-vf',
    `${toRgb},${smaller}`,
    ...'-fps_mode passthrough -f rawvideo -'.split(' '),
  ])
  const size = pixels * 3
  return Array.from({ length: stdout.length / size }, (_, frame) =>
    stdout.subarray(frame * size, (frame + 1) * size),
  )
}

/** The frames that a browser shows after seeking to the middle of each, sampled at the same pixels. */
export const seekPictures = (page: Page, source: string, frames: readonly number[]): Promise<number[][]> =>
  pixelsAt(page, {
    source,
    times: frames.map((frame) => (frame + 0.5) / framesPerSecond),
    points: Array.from({ length: pixels }, (_, point) => [
      ((point % small.width) + 0.5) / small.width,
      (Math.floor(point / small.width) + 0.5) / small.height,
    ]),
  })

/** Mean difference of the values, of 255. */
export const meanDifference = (shown: readonly number[], wanted: Buffer): number =>
  shown.reduce((sum, value, index) => sum + Math.abs(value - (wanted[index] ?? 0)), 0) / shown.length

/** Plays a video to its end in the browser, at 8 times its speed; gives the time in seconds at which it ended. */
export const playToEnd = (page: Page, source: string): Promise<number> =>
  page.evaluate(async (address) => {
    const video = document.createElement('video')
    video.muted = true
    video.src = address
    video.playbackRate = 8
    document.body.append(video)
    await video.play()
    await new Promise((resolve, reject) => {
      video.onended = resolve
      video.onerror = () => reject(new Error(video.error?.message))
    })
    const { currentTime } = video
    video.remove()
    return currentTime
  }, source)
