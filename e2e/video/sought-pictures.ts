import type { Page } from '@playwright/test'
import { framesPerSecond } from '@voxdeck/core/timeline/timing'
import { pixelsAt } from './pixels-at.ts'
import { runProgram } from './run-program.ts'

const small = { width: 64, height: 36 }
const pixels = small.width * small.height

/** Every picture of a video as ffmpeg shows it, by some of its pixels, as packed RGB. */
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

/** The pictures that a browser shows after seeking into the middle of each of some frames, by the same pixels. */
export const seekPictures = (page: Page, source: string, frames: readonly number[]): Promise<number[][]> =>
  pixelsAt(page, {
    source,
    times: frames.map((frame) => (frame + 0.5) / framesPerSecond),
    points: Array.from({ length: pixels }, (_, point) => [
      ((point % small.width) + 0.5) / small.width,
      (Math.floor(point / small.width) + 0.5) / small.height,
    ]),
  })

/** Of 255. */
export const meanDifference = (shown: readonly number[], wanted: Buffer): number =>
  shown.reduce((sum, value, index) => sum + Math.abs(value - (wanted[index] ?? 0)), 0) / shown.length

/** Whether a browser plays it from its start to its end, as fast as it can. */
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
