import { framesPerSecond, transitionFrames } from '@voxdeck/core/timeline/timing'
import { similarityAt } from '@voxdeck/e2e/video/decode-video'
import { runProgram } from '@voxdeck/e2e/video/run-program'

export type Similarity = { mean: number; least: number }

const summarise = (values: readonly number[]): Similarity => ({
  mean: values.reduce((sum, value) => sum + value, 0) / values.length,
  least: Math.min(...values),
})

type Shown = { picture: string; startTime: number; endTime: number }

/** SSIM of the frame in the middle of each slide's hold against the slide's picture. */
export const restingSimilarity = async (video: string, slides: readonly Shown[]): Promise<Similarity> => {
  const values: number[] = []
  for (const { picture, startTime, endTime } of slides)
    values.push(await similarityAt(video, (startTime + endTime) / 2 - 0.25, picture))
  return summarise(values)
}

/** SSIM of every frame of every transition, one video against the other. */
export const transitionSimilarity = async (
  video: string,
  other: string,
  slides: readonly Shown[],
): Promise<Similarity> => {
  const blended = slides
    .slice(0, -1)
    .map(({ endTime }) => Math.round(endTime * framesPerSecond))
    .map((end) => `between(n,${end - transitionFrames},${end - 1})`)
  const pick = `select='${blended.join('+')}',settb=1/${framesPerSecond},setpts=N`
  const { stdout } = await runProgram('ffmpeg', [
    '-v',
    'error',
    '-i',
    video,
    '-i',
    other,
    '-filter_complex',
    `[0:v]${pick}[a];[1:v]${pick}[b];[a][b]ssim=stats_file=-`,
    '-f',
    'null',
    '-',
  ])
  return summarise([...stdout.toString('utf8').matchAll(/All:([\d.]+)/g)].map(([, all]) => Number(all)))
}
